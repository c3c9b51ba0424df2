type ScriptPart = { text: string; isAnswer: boolean }

/** Splits a script at the answers that it contains, whatever their case; empty answers are ignored. */
export function splitAnswers(script: string, answers: readonly string[]): ScriptPart[] {
  const typed = answers.map((answer) => answer.trim()).filter((answer) => answer !== '')
  if (typed.length === 0) return [{ text: script, isAnswer: false }]
  const pattern = typed
    .toSorted((a, b) => b.length - a.length)
    .map((answer) => answer.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`))
    .join('|')
  const parts = script.split(new RegExp(`(?<![\\p{L}\\p{N}])(${pattern})(?![\\p{L}\\p{N}])`, 'giu'))
  return parts.flatMap((text, at) => (text === '' ? [] : [{ text, isAnswer: at % 2 === 1 }]))
}
