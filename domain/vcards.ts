/**
 * Parses contacts from vCard 2.1, 3.0 or 4.0. Our own parser: only names, addresses and numbers are needed, and
 * anything else is skipped, well-formed or not.
 */
import type { RawContact } from './contacts'

type Line = { name: string; types: string; isQuoted: boolean; value: string }
type Card = { name: string; parts: string; other: string; emails: string[]; phones: string[] }

const LINE_MAX_CHARS = 2000
/** Numbers that are not phones. */
const NO_VOICE = /fax|pager|modem|bbs|video/

/** Returns the contacts of all cards in a text. */
export function contactsInCards(text: string): RawContact[] {
  const found: RawContact[] = []
  let card: Card | null = null
  for (const raw of unfolded(text)) {
    const line = lineOf(raw)
    if (line === null) continue
    if (line.name === 'BEGIN') card = { name: '', parts: '', other: '', emails: [], phones: [] }
    else if (card && line.name === 'END') {
      found.push({ name: card.name || card.parts || card.other, emails: card.emails, phones: card.phones })
      card = null
    } else if (card) take(card, line)
  }
  return found
}

function take(card: Card, { name, types, isQuoted, value }: Line): void {
  const text = isQuoted ? unquoted(value) : value
  if (name === 'FN') card.name ||= unescaped(text)
  else if (name === 'N') card.parts ||= nameIn(text)
  else if (name === 'NICKNAME' || name === 'ORG') card.other ||= unescaped(pieces(text)[0] ?? '')
  else if (name === 'EMAIL') card.emails.push(unescaped(text).replace(/^mailto:/i, ''))
  // A `tel:` URI may have an extension after a semicolon.
  else if (name === 'TEL' && !NO_VOICE.test(types))
    card.phones.push(unescaped(text.replace(/^tel:/i, '').replace(/;.*$/, '')))
}

/** Joins folded lines: continued by a leading space, or in quoted-printable by a trailing `=`. */
function unfolded(text: string): string[] {
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
function lineOf(line: string): Line | null {
  const [, head = '', value = ''] = /^((?:"[^"]*"|[^":])+):(.*)$/.exec(line.slice(0, LINE_MAX_CHARS)) ?? []
  const [named = '', ...parameters] = head.split(';')
  const name = named.replace(/^.*\./, '').trim().toUpperCase()
  if (name === '') return null
  const types = parameters.join(';').toLowerCase()
  return { name, types, isQuoted: types.includes('quoted-printable'), value: value.trim() }
}

/** Reads the parts family; given; middle; prefix; suffix and returns them in spoken order. */
function nameIn(text: string): string {
  const [family = '', given = '', middle = '', before = '', after = ''] = pieces(text).map(unescaped)
  return [before, given, middle, family, after].filter(Boolean).join(' ')
}

const pieces = (text: string) => text.split(/(?<!\\);/)

const unescaped = (text: string) =>
  text
    .replace(/\\n/gi, ' ')
    .replace(/\\([\\,;:])/g, '$1')
    .trim()

/** Decodes quoted-printable as UTF-8, else as Latin-1. */
function unquoted(text: string): string {
  const escaped = text.replace(/%/g, '=25').replace(/=([0-9a-f]{2})/gi, '%$1')
  try {
    return decodeURIComponent(escaped)
  } catch {
    return escaped.replace(/%([0-9a-f]{2})/gi, (_, byte: string) =>
      String.fromCharCode(Number.parseInt(byte, 16)),
    )
  }
}
