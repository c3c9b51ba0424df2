/**
 * Parses contacts from vCard 2.1, 3.0 or 4.0. Our own parser: only names, addresses and numbers are needed, and
 * anything else is skipped, well-formed or not.
 */
import { isJapanese, joinName } from './contact-columns'
import { findEmails, findNumbers } from './contact-values'
import type { RawContact } from './contacts'
import { type ByteText, createLineDecoder } from './decode-text'

type Line = {
  name: string
  /** What an address or a number is for, in lower case. */
  types: ReadonlySet<string>
  encoding: 'quoted' | 'base64' | null
  charset: string | undefined
  value: ByteText
}
type Card = {
  name: string
  parts: string
  other: string
  emails: string[]
  phones: string[]
  faxes: number
  /** Cards that began inside of this one, in order. */
  inner: Card[]
  /** The card of an agent, which is a part of another card also where that one is cut. */
  isAgent: boolean
}

/** Lines, and the empty lines between them. */
const LINES = /[^\r\n]+|(?:\r\n|\r(?!\n)|\n){2,}/g
/** The end of a file without a line break, with the next file behind it, perhaps with its mark. */
const JOINED_CARDS = /^(end:vcard)(?:(?![\r\n])[ \p{Cc}]|\xef\xbb\xbf)*(?=begin:vcard)/gimu
const LINE_MAX_CHARS = 20_000
/** Addresses of a card that are read; more are counted by the caller's limit. */
const VALUES_MAX = 1000

/** Contacts of a file, and how many cards inside of other cards were skipped. */
export type ParsedCards = { contacts: RawContact[]; skipped: number }

/** Returns the contacts of all cards in a text of bytes. The user's languages decide where the bytes do not. */
export function parseVcards(text: ByteText, languages: readonly string[]): ParsedCards {
  const lines = [...listWholeLines(text.replace(JOINED_CARDS, '$1\n'))]
  const decode = createValueDecoder(lines, languages)
  const found: Card[] = []
  const open: Card[] = []
  let isAgent = false
  const begin = () => open.push({ ...NO_CARD, emails: [], phones: [], inner: [], isAgent })
  for (const raw of lines) {
    const line = parseLine(raw)
    if (line === null) continue
    const card = open.at(-1)
    if (line.name === 'BEGIN') begin()
    else if (line.name === 'END') {
      const ended = open.pop()
      if (ended) (open.at(-1)?.inner ?? found).push(ended)
    } else if (card && line.name === 'AGENT' && /^begin:vcard$/i.test(line.value)) {
      isAgent = true
      begin()
    } else if (card) applyLine(card, line, decode)
    isAgent = line.name === 'AGENT' && line.value === ''
  }
  // A card without an end ends where the next one begins.
  const cut = open.flatMap((card) => [
    { ...card, inner: card.inner.filter((inner) => inner.isAgent) },
    ...card.inner,
  ])
  const all = [...found, ...cut].filter((card, at) => !(card.isAgent && at >= found.length))
  return { contacts: all.map(toContact), skipped: all.reduce((sum, card) => sum + countInner(card), 0) }
}

const NO_CARD = { name: '', parts: '', other: '', faxes: 0 }

const countInner = ({ inner }: Card): number => inner.reduce((sum, card) => sum + 1 + countInner(card), 0)

const toContact = ({ name, parts, other, emails, phones, faxes }: Card): RawContact => ({
  name: name || parts || other,
  emails,
  phones,
  faxes,
})

function applyLine(card: Card, line: Line, decode: DecodeValue): void {
  const { name } = line
  const read = () => decode(line)
  if (name === 'FN') card.name ||= removeEscapes(read())
  else if (name === 'N') card.parts ||= parseName(read())
  else if (name === 'NICKNAME' || name === 'ORG') card.other ||= removeEscapes(splitFields(read())[0] ?? '')
  else if (name === 'EMAIL' && card.emails.length < VALUES_MAX)
    card.emails.push(...readEmails(removeEscapes(read())))
  else if (name === 'TEL' && card.phones.length < VALUES_MAX) {
    // Whitespace and `tel:` are read by the parser of numbers.
    if (isPhone(line.types))
      card.phones.push(...readPhones(removeEscapes(read()).replace(/^tel:([^;]*);.*$/i, '$1')))
    else card.faxes++
  }
}

function readEmails(text: string): string[] {
  const emails = findEmails(text)
  return emails.length > 0 ? emails : [text].filter(Boolean)
}

/** Some programs write several numbers in a line. */
function readPhones(text: string): string[] {
  const phones = findNumbers(text)
  return phones.length > 1 ? phones : [text]
}

/** Types are a set of what a line can do (RFC 6350 §6.4.1). */
function isPhone(types: ReadonlySet<string>): boolean {
  const isOther = ['fax', 'pager', 'modem', 'bbs', 'telex'].some((type) => types.has(type))
  return !isOther || types.has('cell') || types.has('voice')
}

/**
 * Yields lines with their continuations: behind `=` in quoted-printable, with or without a blank in front, and behind a
 * blank in any line.
 */
function* listWholeLines(text: ByteText): Generator<ByteText> {
  let whole: string[] = []
  let length = 0
  let isQuoted = false
  let isOpen = false
  let indent = ''
  const end = () => whole.join('')
  for (const [own] of text.matchAll(LINES)) {
    if (/^[\r\n]/.test(own)) {
      isOpen = false
      continue
    }
    // Outside of cards nothing is folded: a card that begins behind blanks has them in front of each line.
    const isOutside = whole.length === 0 || /^end:vcard\s*$/i.test(whole[0] ?? '')
    if (isOutside) indent = /^([ \t]+)begin:vcard/i.exec(own.slice(0, 100))?.[1] ?? ''
    const line = own.startsWith(indent) ? own.slice(indent.length) : own
    const isFolded = /^[ \t]/.test(line)
    const isNext = isOpen && !/^(?:begin|end):vcard\s*$/i.test(line)
    if (whole.length > 0 && (isFolded || isNext)) {
      if (isNext) whole.push((whole.pop() ?? '').replace(/=[ \t]*$/, ''))
      // Longer lines are not joined, so that crafted input costs nothing.
      if (length < LINE_MAX_CHARS) whole.push(line.replace(/^[ \t]/, ''))
      length += line.length
    } else {
      if (whole.length > 0) yield end()
      whole = [line]
      length = line.length
      isQuoted = /^[^:]*quoted-printable[^:]*:/i.test(line.slice(0, 300))
    }
    isOpen = isQuoted && /=[ \t]*$/.test(line.slice(-10))
  }
  if (whole.length > 0) yield end()
}

/** `group.NAME;PARAMETER=value:value`, where a quoted parameter may hold a colon. */
function parseLine(line: ByteText): Line | null {
  const [, head = '', value = ''] = /^((?:"[^"]*"|[^":])+):(.*)$/.exec(line.slice(0, LINE_MAX_CHARS)) ?? []
  const [named = '', ...parameters] = head.split(';')
  const name = named.replace(/^.*\./, '').trim().toUpperCase()
  if (name === '') return null
  const types = new Set<string>()
  const others = new Map<string, string>()
  for (const parameter of parameters) {
    const [key = '', text = key] = parameter
      .toLowerCase()
      .split('=')
      .map((part) => part.trim())
    // Parameters without a name are types, or an encoding (2.1).
    const isType = !parameter.includes('=') || key === 'type'
    if (isType) for (const type of text.replaceAll('"', '').split(',')) types.add(type.trim())
    else others.set(key, text.replaceAll('"', ''))
  }
  const encoding = others.get('encoding') ?? ''
  const isEncoded = (...names: string[]) =>
    names.some((one) => encoding === one || (one.length > 1 && types.has(one)))
  return {
    name,
    types,
    encoding: isEncoded('quoted-printable') ? 'quoted' : isEncoded('base64', 'b') ? 'base64' : null,
    charset: others.get('charset'),
    value: value.trim(),
  }
}

type DecodeValue = (line: Line) => string

const READ_NAMES = new Set(['FN', 'N', 'NICKNAME', 'ORG', 'EMAIL', 'TEL'])

/**
 * Programs fold lines inside of letters, so encodings are judged by whole lines; and they encode values in another
 * encoding than that of the file, so these are judged apart.
 */
function createValueDecoder(lines: readonly ByteText[], languages: readonly string[]): DecodeValue {
  const encodedValues = lines
    .filter((raw) => /^[^:]*;/.test(raw.slice(0, 300)))
    .flatMap((raw) => {
      const line = parseLine(raw)
      const isJudged = line?.encoding && line.charset === undefined && READ_NAMES.has(line.name)
      return isJudged ? [toValueBytes(line)] : []
    })
  const decode = createLineDecoder(lines.join('\n'), languages)
  const decodeEncoded = createLineDecoder(encodedValues.join('\n'), languages)
  return (line) => (line.encoding ? decodeEncoded : decode)(toValueBytes(line), line.charset)
}

function toValueBytes({ encoding, value }: Line): ByteText {
  if (encoding === 'quoted') return decodeQuotedPrintable(value)
  return (encoding === 'base64' && decodeBase64(value)) || value
}

const decodeQuotedPrintable = (text: ByteText): ByteText =>
  text
    .replace(/=$/, '')
    .replace(/=([0-9a-f]{2})/gi, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)))

function decodeBase64(text: ByteText): ByteText | null {
  try {
    return atob(text.replace(/\s/g, ''))
  } catch {
    return null
  }
}

/** Reads the parts family; given; middle; prefix; suffix and returns them in spoken order. */
function parseName(text: string): string {
  const [family = '', given = '', middle = '', before = '', after = ''] = splitFields(text).map(removeEscapes)
  return [before, joinName({ given, middle, family }, isJapanese([given, family])), after]
    .filter(Boolean)
    .join(' ')
}

const splitFields = (text: string) => text.split(/(?<=(?:^|[^\\])(?:\\\\)*);/)

const removeEscapes = (text: string) =>
  text.replace(/\\([\\,;:n])/gi, (_, sign: string) => (/n/i.test(sign) ? ' ' : sign)).trim()
