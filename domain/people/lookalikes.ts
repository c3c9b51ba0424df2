/** Names that look like a username without being one: `@аlice` with a Cyrillic а, `@alice.`, `@aIice` with a capital i. */
import { isUsernameForm } from './people'

/** Characters by the letters or the digit that they look like, after Unicode's confusables (UTS 39). */
const LOOKALIKES = {
  a: 'ɑαаᗅᴀ⍺ⲁꓮꭺ𐊠𖽀',
  b: 'ƄʙβЬвᏏᏼᖯᗷⲃꓐꞴ𐊂𐊡𐌁',
  c: 'ϲϹсᴄⲥꓚꮯ𐊢𐌂𐐽𐔜𑣩𑣲',
  d: 'ԁᏧᑯᗞᗪᴅꓒꓓꭰ',
  e: 'εеҽᴇ℮ⲉⴹꓰꬲꭼ𐊆𑢦𑢮',
  f: 'Ϝքᖴẝꓝꜰꞙꬵ𐊇𐊥𐔥𑣂𝈓',
  g: 'ƍɡɢԌցᏳᶃꓖꮐ',
  h: 'ʜΗнһհᏂᕼⲎꓧꮋ𐋏',
  i: 'ıɩɪιі⍳ⲓꙇꭵ𑣃',
  j: 'ȷϳјᒍᴊꓙꞲꭻ',
  k: 'κкᛕᴋⲕꓗꮶ𐔘',
  l: 'ʟլᒪⳐꓡꮮ𐐛𐔦𑢣𑢲𖼖𝈪',
  m: 'ΜϺмᗰᛖᴍⲙꓟꮇ𐊰𐌑',
  n: 'ɴΝոռⲛꓠ𐔓',
  o: 'οσоօ०০੦૦ଠ୦௦౦೦ഠ൦๐໐ဝ၀ჿዐᴏᴑⲟⵔ〇ꓳꬽ𐊒𐊫𐐬𐓪𐔖𑓐𑢵𑣈𑣗𑣠',
  p: 'ρрᑭᴘ⍴ⲣꓑꮲ𐊕',
  q: 'ԛգզⵕ',
  r: 'ʀгᏒᖇᴦⲅꓣꭇꭈꭱꮁ𐒴𖼵𝈖',
  s: 'ƽѕՏᏕꓢꜱꮪ𐊖𐑈𑣁𖼺',
  t: 'τтᴛⲧꓔꭲ𐊗𐊱𐌕𑢼𖼊',
  u: 'ʋυսሀᑌᴜ∪ꓴꞟꭎꭒ𐓶𑣘𖽂',
  v: 'νѵᐯᴠ∨ⴸꓦꛟꮩ𐔝𑜆𑣀𖼈𝈍',
  w: 'ɯѡԝաᏔᴡꓪꮃ𑜊𑜎𑜏𑣦𑣯',
  x: '×χхᕁᕽ᙭᙮ᚷⲭⵝꓫꞳ𐊐𐊴𐌗𐌢𐔧𑣬',
  y: 'ɣʏΥγуүყᎽᶌỿⲩꓬꭚꭹ𐊲𑢤𑣜𖽃',
  z: 'Ζᴢꓜꮓ𑢩𑣄𑣥',
  _: 'ˍ‗',
  2: 'ƧϨᒿꙄꛯꝚ',
  3: 'ƷȜЗӠⳌꝪꞫ𑣊𖼻𝈆',
  4: 'Ꮞ𑢯',
  5: 'Ƽ𑢻',
  6: 'бᏮⳒ𑣕',
  7: '𐓒𑣆𝈒',
  8: 'ȣ৪੪𐌚',
  9: '৭੧୨൭ⳊꝮ𑣌𑣖',
  bl: 'Ы',
  ll: 'ǁ‖∥',
  oo: 'ꚙꝏ',
}

const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, lookalikes]) =>
    [...lookalikes].map((character) => [character, latin]),
  ),
)

// They look like a capital i as well as a lower-case l.
const BARS = /[|ƖƪǀΙІӀӏᅵᛁ∣│Ⲓⵏㅣ丨ꓲꞁ𐊊𐌉𐌠𖼨]/gu

/** What reads in two ways: each zero is an o, a long s an f, and a line below a narrow space may lie below a letter. */
const READINGS: ReadonlyMap<string, string[]> = new Map([
  ['I', ['i', 'l']],
  ['O', ['o', '0']],
  ['ſ', ['s', 'f']],
  ['▁', ['_', '']],
  ...[...LOOKALIKES.o]
    .filter((character) => /\p{Nd}/u.test(character))
    .map((zero): [string, string[]] => [zero, ['o', '0']]),
])
/** Each doubles the number of readings. */
const AMBIGUOUS_MAX = 6

// Spaces narrower than a word space, some a pixel wide, and control characters, which are drawn as nothing.
const NARROW_SPACES = /[\u2000-\u200a\u202f\u205f\p{Cc}]/gu
// A space with a line below it looks like a low line.
const LOW_LINES = /\s[\u0320\u0331-\u0333\u0347\u035f]+/g
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
// Each font draws private characters in its own way; hooks and strokes make another letter of one.
const UNCERTAIN = /\p{Co}|\u0321|\u0322|[\u0334-\u0338\u20d0-\u20ff]/u

/**
 * Returns the usernames that a typed name looks like, ignoring width, letters of other scripts, narrow spaces, marks that
 * are part of no letter, and punctuation around it. Not for an illegible name.
 */
export function listLookalikeUsernames(name: string): string[] {
  const words = listWords(name)
  if (words.some(isWordIllegible)) return []
  const usernames = words.flatMap(listReadings).map((text) => trimPunctuation(toLatin(text)))
  return [...new Set(usernames)].filter(isUsernameForm)
}

/** Whether a name could be several usernames. */
export function isIllegible(name: string): boolean {
  return listWords(name).some(isWordIllegible)
}

/** Right-to-left letters change the order in which the Latin ones of a word are drawn. Too many readings cost time. */
function isWordIllegible(word: string): boolean {
  const isMixed = RIGHT_TO_LEFT.test(word) && /[a-z]/.test(toLatin(word))
  const ambiguous = [...word].filter((letter) => READINGS.has(letter))
  return isMixed || UNCERTAIN.test(word) || ambiguous.length > AMBIGUOUS_MAX
}

/**
 * Returns a name without what is not seen, in compatible characters, with and without the bars around it as its
 * punctuation. Nothing if it is several words, as no username is.
 */
function listWords(name: string): string[] {
  const seen = [...name.replace(LOW_LINES, '▁').replace(NARROW_SPACES, '')].map(toCompatible).join('')
  const words = [seen.trim(), trimPunctuation(seen)].map((word) => word.replace(BARS, 'I'))
  return words.filter((word) => !/\s/.test(word))
}

/** A capital that looks like an o stays one: it looks like a zero, too. */
function toCompatible(character: string): string {
  if (READINGS.has(character)) return character
  // Before it is normalized to a letter that it does not look like.
  const compatible = (LATIN.get(character) ?? character).normalize('NFKC')
  const isCapital = compatible !== compatible.toLowerCase()
  return isCapital && findLatin(compatible) === 'o' ? 'O' : compatible
}

/** Returns a word as it reads with each meaning of each ambiguous letter. */
function listReadings(word: string): string[] {
  return [...word].reduce(
    (readings, letter) =>
      readings.flatMap((reading) => (READINGS.get(letter) ?? [letter]).map((meant) => reading + meant)),
    [''],
  )
}

/** Returns a text in lower case, in Latin letters where it looks like them, without marks. */
function toLatin(text: string): string {
  const letters = [...text].map((letter) => findLatin(letter) ?? letter)
  return letters.join('').toLowerCase().normalize('NFC').replace(/\p{M}/gu, '')
}

/** Capitals first: a Greek capital ny looks like n, a small one like v. */
function findLatin(letter: string): string | undefined {
  return LATIN.get(letter) ?? LATIN.get(letter.toLowerCase()) ?? LATIN.get(letter.toUpperCase())
}

/** Modifier letters, such as the full stop of Lisu, count as punctuation. */
function trimPunctuation(text: string): string {
  return text.replace(/^[^\p{Lu}\p{Ll}\p{Lo}\p{N}_▁]+|[^\p{Lu}\p{Ll}\p{Lo}\p{N}_▁]+$/gu, '')
}
