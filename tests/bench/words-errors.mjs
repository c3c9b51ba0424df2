/** Compares a transcript with what was spoken. */

/** Numbers may be written either way. */
const NUMBERS = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
}

function toPlain(word) {
  const plain = word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return NUMBERS[plain] ?? plain
}

/**
 * Returns the words spoken, the errors (words that differ, are missing or too many), and for each right word by how many ms its
 * start differs.
 * @param {[word: string, startMs: number | null][]} spoken
 * @param {readonly (readonly [word: string, startMs: number, endMs: number])[]} heard
 */
export function alignWords(spoken, heard) {
  const isSame = (at, other) => toPlain(spoken[at - 1][0]) === toPlain(heard[other - 1][0])
  const costs = spoken
    .concat([[]])
    .map((_, at) => heard.concat([[]]).map((_, other) => (at === 0 ? other : at)))
  for (let at = 1; at <= spoken.length; at++)
    for (let other = 1; other <= heard.length; other++)
      costs[at][other] = Math.min(
        costs[at - 1][other] + 1,
        costs[at][other - 1] + 1,
        costs[at - 1][other - 1] + (isSame(at, other) ? 0 : 1),
      )
  const startErrorsMs = []
  let at = spoken.length
  let other = heard.length
  while (at > 0 && other > 0) {
    const cost = costs[at][other]
    if (isSame(at, other) && cost === costs[at - 1][other - 1]) {
      const startMs = spoken[at - 1][1]
      if (startMs !== null) startErrorsMs.push(Math.abs(startMs - heard[other - 1][1]))
    }
    if (cost === costs[at - 1][other - 1] + (isSame(at, other) ? 0 : 1)) {
      at -= 1
      other -= 1
    } else if (cost === costs[at - 1][other] + 1) at -= 1
    else other -= 1
  }
  return { spoken: spoken.length, errors: costs[spoken.length][heard.length], startErrorsMs }
}
