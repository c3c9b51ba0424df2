/**
 * Parses contacts from vCard 2.1, 3.0 or 4.0. Our own parser: only names, addresses and numbers are needed, and
 * anything else is skipped, well-formed or not.
 */
import type { RawContact } from './contacts'

type Line = { name: string; types: string; isQuoted: boolean; value: string }
type Card = { name: string; parts: string; other: string; emails: string[]; phones: string[] }

const LINE_MAX_CHARS = 2000
/** Numbers that are not phones. */
const NOT_A_PHONE = /fax|pager|modem|bbs|video/

/** Returns the contacts of all cards in a text. */
export function parseVcards(text: string): RawContact[] {
  const found: RawContact[] = []
  let card: Card | null = null
  for (const raw of joinFoldedLines(text)) {
    const line = parseLine(raw)
    if (line === null) continue
    if (line.name === 'BEGIN') card = { name: '', parts: '', other: '', emails: [], phones: [] }
    else if (card && line.name === 'END') {
      found.push({ name: card.name || card.parts || card.other, emails: card.emails, phones: card.phones })
      card = null
    } else if (card) applyLine(card, line)
  }
  return found
}

function applyLine(card: Card, { name, types, isQuoted, value }: Line): void {
  const text = isQuoted ? decodeQuotedPrintable(value) : value
  if (name === 'FN') card.name ||= removeEscapes(text)
  else if (name === 'N') card.parts ||= parseName(text)
  else if (name === 'NICKNAME' || name === 'ORG') card.other ||= removeEscapes(splitFields(text)[0] ?? '')
  else if (name === 'EMAIL') card.emails.push(removeEscapes(text).replace(/^mailto:/i, ''))
  // A `tel:` URI may have an extension after a semicolon.
  else if (name === 'TEL' && !NOT_A_PHONE.test(types))
    card.phones.push(removeEscapes(text.replace(/^tel:/i, '').replace(/;.*$/, '')))
}

/** Joins folded lines: continued by a leading space, or in quoted-printable by a trailing `=`. */
function joinFoldedLines(text: string): string[] {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')
  const whole: string[] = []
  let isOpen = false
  for (const line of lines) {
    const before = isOpen ? (whole.pop() ?? '') : ''
    // Longer lines are not joined, so that crafted input costs nothing.
    whole.push(before.length > LINE_MAX_CHARS ? before : `${before.slice(0, -1)}${line}`)
    isOpen = line.endsWith('=') && (isOpen || /quoted-printable/i.test(line.slice(0, 200)))
  }
  return whole
}

/** `group.NAME;PARAMETER=value:value`, where a quoted parameter may hold a colon. */
function parseLine(line: string): Line | null {
  const [, head = '', value = ''] = /^((?:"[^"]*"|[^":])+):(.*)$/.exec(line.slice(0, LINE_MAX_CHARS)) ?? []
  const [named = '', ...parameters] = head.split(';')
  const name = named.replace(/^.*\./, '').trim().toUpperCase()
  if (name === '') return null
  const types = parameters.join(';').toLowerCase()
  return { name, types, isQuoted: types.includes('quoted-printable'), value: value.trim() }
}

/** Reads the parts family; given; middle; prefix; suffix and returns them in spoken order. */
function parseName(text: string): string {
  const [family = '', given = '', middle = '', before = '', after = ''] = splitFields(text).map(removeEscapes)
  return [before, given, middle, family, after].filter(Boolean).join(' ')
}

const splitFields = (text: string) => text.split(/(?<!\\);/)

const removeEscapes = (text: string) =>
  text
    .replace(/\\n/gi, ' ')
    .replace(/\\([\\,;:])/g, '$1')
    .trim()

/** Decodes quoted-printable as UTF-8, else as Latin-1. */
function decodeQuotedPrintable(text: string): string {
  const escaped = text.replace(/%/g, '=25').replace(/=([0-9a-f]{2})/gi, '%$1')
  try {
    return decodeURIComponent(escaped)
  } catch {
    return escaped.replace(/%([0-9a-f]{2})/gi, (_, byte: string) =>
      String.fromCharCode(Number.parseInt(byte, 16)),
    )
  }
}
