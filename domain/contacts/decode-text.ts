/**
 * Decodes files of unknown encoding, line by line: what is valid UTF-8 is UTF-8, and the other lines are judged by the
 * letters that come out and by the languages of the user.
 */

/** A text with one character per byte (U+0000 to U+00FF). */
export type ByteText = string

/** Decodes a line, as the label of its encoding says where it has one. */
export type DecodeLine = (line: ByteText, label?: string) => string

const LINES = /[^\r\n]+/g
const ESCAPE = '\x1b'
/** Lines with other letters than ASCII, from which an encoding is judged. */
const JUDGED_LINES = 5000
/** Bytes from which an encoding is judged. */
const SAMPLE_BYTES = 20_000
/** What the user's language adds to the score of its encoding. */
const LANGUAGE_FACTOR = 1.2

/** Encodings that nearly any bytes are text in. */
const UNUSUAL: Readonly<Record<string, number>> = { macintosh: 0.8, 'windows-874': 0.6, 'windows-1256': 0.6 }

/** Letters beside A to Z of languages; what shares a word belongs to one of them. */
const ALPHABETS: Readonly<Record<string, readonly string[]>> = {
  'windows-1252': [
    'äöüßé',
    'àâæçéèêëîïôœùûüÿ',
    'áéíñóúüç',
    'ãáâàçéêíóôõúü',
    'àèéìíòóù',
    'ëïöüéèáó',
    'åäöéü',
    'åæøéóôü',
    'áðéíóúýþæö',
  ],
  'windows-1250': [
    'ąćęłńóśźż',
    'áčďéěíňóřšťúůýž',
    'áäčďéíĺľňóôŕšťúýž',
    'áéíóöőúüű',
    'ăâîşţ',
    'čćđšž',
    'äöüß',
  ],
  'iso-8859-2': ['ąćęłńóśźż', 'áčďéěíňóřšťúůýž', 'áäčďéíĺľňóôŕšťúýž', 'áéíóöőúüű', 'ăâîşţ', 'čćđšž'],
  'windows-1254': ['çğıiöşüâîû'],
  'windows-1257': ['äöõüšž', 'āčēģīķļņšūž', 'ąčęėįšųūž'],
  macintosh: ['äöüßé', 'àâæçéèêëîïôœùûüÿ', 'áéíñóúü', 'ãáâàçéêíóôõúü', 'àèéìíòóù', 'åäöéü', 'åæøéóôü'],
}
/** Frequent letters of other scripts, and those that no word of them contains. */
const SCRIPTS: Readonly<Record<string, { script: RegExp; frequent: RegExp; rare: RegExp }>> = {
  'windows-1251': { script: /\p{Script=Cyrillic}/u, frequent: /[аеоинтсрвлк]/i, rare: /[ѓќљњџђ]/i },
  'koi8-u': { script: /\p{Script=Cyrillic}/u, frequent: /[аеоинтсрвлк]/i, rare: /[ўЎ]/ },
  'iso-8859-5': { script: /\p{Script=Cyrillic}/u, frequent: /[аеоинтсрвлк]/i, rare: /[ѓќљњџђ]/i },
  ibm866: { script: /\p{Script=Cyrillic}/u, frequent: /[аеоинтсрвлк]/i, rare: /[ўєї]/i },
  'windows-1253': { script: /\p{Script=Greek}/u, frequent: /[αιοσςετνρλ]/i, rare: /[ΰΐ]|ς(?=\p{L})/u },
  'windows-1255': { script: /\p{Script=Hebrew}/u, frequent: /\p{L}/u, rare: /[\u05b0-\u05bd]/ },
  'windows-1256': { script: /\p{Script=Arabic}/u, frequent: /\p{L}/u, rare: /[ھہڈژےٹ]/ },
  'windows-874': { script: /\p{Script=Thai}/u, frequent: /\p{Script=Thai}/u, rare: /[ฯๆฺ]/ },
}
type ByteRange = readonly [from: number, to: number]
/** First bytes of frequent and of known characters; a second byte of frequent ones is at least `second`. */
const WIDE: Readonly<
  Record<string, { frequent: readonly ByteRange[]; known: readonly ByteRange[]; second: number }>
> = {
  shift_jis: {
    frequent: [
      [0x82, 0x83],
      [0x88, 0x97],
    ],
    known: [
      [0x81, 0x81],
      [0x98, 0x9f],
      [0xe0, 0xea],
      [0xa1, 0xdf],
    ],
    second: 0x40,
  },
  'euc-jp': {
    frequent: [
      [0xa4, 0xa5],
      [0xb0, 0xcf],
    ],
    known: [
      [0xa1, 0xa1],
      [0xd0, 0xf4],
    ],
    second: 0xa1,
  },
  gbk: { frequent: [[0xb0, 0xd7]], known: [[0xa1, 0xa3]], second: 0xa1 },
  big5: { frequent: [[0xa4, 0xc6]], known: [[0xa1, 0xa3]], second: 0x40 },
  'euc-kr': { frequent: [[0xb0, 0xc8]], known: [[0xa1, 0xa3]], second: 0xa1 },
}
/** The encoding that old programs of a language write. */
const OF_LANGUAGES: readonly [RegExp, string][] = [
  [/^(?:pl|cs|sk|hu|ro|hr|sl|bs|sq)\b/, 'windows-1250'],
  [/^(?:ru|uk|bg|be|sr|mk)\b/, 'windows-1251'],
  [/^el\b/, 'windows-1253'],
  [/^tr\b/, 'windows-1254'],
  [/^(?:he|iw)\b/, 'windows-1255'],
  [/^(?:ar|fa|ur)\b/, 'windows-1256'],
  [/^(?:et|lv|lt)\b/, 'windows-1257'],
  [/^th\b/, 'windows-874'],
  [/^ja\b/, 'shift_jis'],
  [/^ko\b/, 'euc-kr'],
  [/^zh-(?:TW|HK|MO|Hant)/i, 'big5'],
  [/^zh\b/, 'gbk'],
]

/**
 * Returns bytes as one character each; UTF-16, with a mark or without, as those of UTF-8. Joined files have the mark in
 * front of later lines too.
 */
export function toByteText(bytes: Uint8Array): ByteText {
  const utf16 = detectUtf16(bytes)
  const own = utf16 ? new TextEncoder().encode(new TextDecoder(utf16).decode(bytes)) : bytes
  const parts: string[] = []
  for (let at = 0; at < own.length; at += 8192)
    parts.push(String.fromCharCode(...own.subarray(at, at + 8192)))
  return parts.join('').replace(/^(?:\xef\xbb\xbf)+/gm, '')
}

/** Returns a decoder for the lines of a text. Where most of them are not UTF-8, none is. */
export function createLineDecoder(text: ByteText, languages: readonly string[]): DecodeLine {
  const { isUtf8, label } = detectLineEncoding(text, languages)
  return (line, declared) => {
    const own = declared === undefined ? null : decodeStrictly(line, declared)
    if (own !== null) return own
    if (line.includes(ESCAPE)) return new TextDecoder(detectEncoding(line, languages)).decode(toBytes(line))
    if (isAscii(line)) return line
    const utf8 = isUtf8 || declared !== undefined ? decodeStrictly(line, 'utf-8') : null
    if (utf8 !== null) return utf8
    // A file may be cut inside a letter.
    const whole = line.replace(/[\xc2-\xf4][\x80-\xbf]{0,2}$/, '')
    const cut =
      isUtf8 && declared === undefined && text.endsWith(line) ? decodeStrictly(whole, 'utf-8') : null
    return (
      cut ??
      new TextDecoder(declared === undefined ? label : detectEncoding(line, languages)).decode(toBytes(line))
    )
  }
}

/** Returns the text of a file of lines. */
export function decodeText(text: ByteText, languages: readonly string[]): string {
  if (!text.includes(ESCAPE)) {
    const utf8 = decodeStrictly(text, 'utf-8')
    if (utf8 !== null) return utf8
    const { isUtf8, label } = detectLineEncoding(text, languages)
    if (!isUtf8) return new TextDecoder(label).decode(toBytes(text))
  }
  const decode = createLineDecoder(text, languages)
  return text.replace(LINES, (line) => decode(line))
}

/** Returns whether lines of a text are UTF-8, and the encoding of those that are not. */
function detectLineEncoding(
  text: ByteText,
  languages: readonly string[],
): { isUtf8: boolean; label: string } {
  let [utf8Count, otherCount, sample] = [0, 0, '']
  for (const [line] of text.matchAll(LINES)) {
    if (isAscii(line)) continue
    if (decodeStrictly(line, 'utf-8') !== null) utf8Count++
    else {
      otherCount++
      if (sample.length < SAMPLE_BYTES) sample += `${line}\n`
    }
    if (utf8Count + otherCount === JUDGED_LINES) break
  }
  const isUtf8 = utf8Count > 0 && utf8Count >= otherCount
  return { isUtf8, label: detectEncoding(sample, languages, isUtf8) }
}

/** Zeros stand beside ASCII letters in UTF-16, and nowhere else in text. */
function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (even + odd < sample.length / 50) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** Single damaged lines are of the encodings with one byte for a letter. */
function detectEncoding(line: ByteText, languages: readonly string[], isDamaged = false): string {
  const sample = line.slice(0, SAMPLE_BYTES)
  if (sample.includes('\x1b$') || sample.includes('\x1b(')) return 'iso-2022-jp'
  const preferred = new Set(
    languages.flatMap((language) => OF_LANGUAGES.find(([pattern]) => pattern.test(language))?.[1] ?? []),
  )
  let best = { label: 'windows-1252', score: Number.NEGATIVE_INFINITY }
  const wide = isDamaged ? [] : Object.keys(WIDE)
  for (const label of [...Object.keys(ALPHABETS), ...Object.keys(SCRIPTS), ...wide]) {
    const text = decodeStrictly(sample, label, true)
    if (text === null) continue
    const raw = label in WIDE ? scoreWide(sample, label) : scoreLetters(text, label)
    const factor = preferred.has(label) ? LANGUAGE_FACTOR : (UNUSUAL[label] ?? 1)
    const score = raw > 0 ? raw * factor : raw
    // The first of equals wins: the more usual ones come first.
    if (score > best.score + 1e-9) best = { label, score }
  }
  return best.label
}

/** Returns about one point for each byte of a letter that a word of the encoding's languages contains there. */
function scoreLetters(text: string, label: string): number {
  const words = (text.match(/[^\s!-,./:-@[-`{-~]+/g) ?? []).filter((word) => /[^ -~]/.test(word))
  const isLatin = label in ALPHABETS
  const scores = words.map((word) => (isLatin ? scoreLatinWord(word, label) : scoreScriptWord(word, label)))
  // Most lists are of one language.
  const letters = isLatin ? listMarked(words.join('')) : []
  const fits = (ALPHABETS[label] ?? []).map((alphabet) => countIn(letters, alphabet))
  return scores.reduce((sum, score) => sum + score, Math.max(0, ...fits) / 10)
}

/** Returns the letters beside A to Z. */
const listMarked = (word: string) => word.toLowerCase().match(/(?![a-z])\p{L}/gu) ?? []
const countIn = (letters: readonly string[], alphabet: string) =>
  letters.filter((letter) => alphabet.includes(letter)).length

const TYPOGRAPHIC = /[’‘“”„–—…«»°®©™€·]/g

function scoreLatinWord(word: string, label: string): number {
  const letters = listMarked(word)
  const typographic = word.match(TYPOGRAPHIC)?.length ?? 0
  const signs = (word.match(/[^ -~\p{L}]/gu)?.length ?? 0) - typographic
  const fits = Math.max(...(ALPHABETS[label] ?? []).map((alphabet) => countIn(letters, alphabet)))
  const isCrowded = letters.length > 2 && letters.length * 2 > [...word].length
  const misfits = letters.length - fits
  return (
    fits +
    typographic -
    misfits / 2 -
    2 * signs -
    (isCrowded ? 2 * letters.length : 0) -
    countCaseErrors(word)
  )
}

function scoreScriptWord(word: string, label: string): number {
  const rules = SCRIPTS[label]
  if (!rules) return 0
  let score = -countCaseErrors(word)
  if (/[a-z]/i.test(word)) score -= 2
  for (const letter of word) {
    if (letter <= '\x7f' || /[’‘“”–—…«»№€]/.test(letter)) continue
    score += !rules.script.test(letter) ? -2 : rules.frequent.test(letter.normalize('NFD')) ? 1 : 0.6
  }
  return score - 2 * (word.match(new RegExp(rules.rare, 'gu'))?.length ?? 0)
}

/** Capitals behind small letters: other encodings of a script have its letters in another order. */
const countCaseErrors = (word: string) => word.match(/\p{Ll}(?=\p{Lu})/gu)?.length ?? 0

function scoreWide(sample: ByteText, label: string): number {
  const rules = WIDE[label]
  if (!rules) return 0
  const isIn = (byte: number, ranges: readonly ByteRange[]) =>
    ranges.some(([from, to]) => byte >= from && byte <= to)
  let score = 0
  for (let at = 0; at < sample.length; at++) {
    const first = sample.charCodeAt(at)
    if (first < 0x80) continue
    const isHalfWidth = label === 'shift_jis' && first >= 0xa1 && first <= 0xdf
    const second = isHalfWidth ? rules.second : sample.charCodeAt(++at)
    const isFrequent = isIn(first, rules.frequent) && second >= rules.second
    // Korean syllables have first bytes of frequent Chinese characters; those have others, too.
    const weight = label === 'euc-kr' ? 1.05 : 1
    score += isFrequent ? 2 * weight : isIn(first, rules.known) ? (isHalfWidth ? 0.3 : 0.6) : -2
  }
  return score
}

/** Null for unknown labels too. Text that is cut may end inside a letter. */
function decodeStrictly(line: ByteText, label: string, isCut = false): string | null {
  try {
    const decoder = isCut ? new TextDecoder(label, { fatal: true, ignoreBOM: false }) : getDecoder(label)
    const text = decoder.decode(toBytes(line), { stream: isCut })
    // Bytes that an encoding leaves open, and letters of private use.
    return label !== 'utf-8' && /[\x80-\x9f\ue000-\uf8ff\ufffd]/.test(text) ? null : text
  } catch {
    return null
  }
}

const decoders = new Map<string, TextDecoder>()

function getDecoder(label: string): TextDecoder {
  const decoder = decoders.get(label) ?? new TextDecoder(label, { fatal: true, ignoreBOM: false })
  decoders.set(label, decoder)
  return decoder
}

const isAscii = (text: ByteText) => !/[\x80-\xff]/.test(text)

function toBytes(text: ByteText): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}
