/**
 * Collaborators invited at creation (S3-10, S5-25): one line of '@username', email or phone, separated by commas, or a list
 * as mail programs copy it.
 */

import type { ValidationIssue } from '../errors/validation-issue'
import { getKind, getMode, type Kind, type Mode } from '../kinds'
import { EMAIL_MAX_CHARS } from '../limits'
import { isEmail, normalizeEmail } from '../people/email'
import { toPhoneDigits } from '../people/phone-text'
import { detectRecipientForm, isNationalNumber } from '../people/recipients'
import { COLLABORATORS_MAX } from './invitations.limits'

const SEPARATOR = /^[,;\t\n，；、]$/
const COMMA = /^[,，、]$/
/**
 * Quoted names, addresses in brackets and comments are whole, unless they are still being typed; so are the parameters of
 * a link to a number (RFC 3966), and the pauses and digits of an extension.
 */
const PARTS =
  /"(?:[^"\\\n]|\\.)*"|<[^<>\n]*>|\([^()\n]*\)|;[a-z-]+=[^\s,;<>]*|(?<=\d[\d\s()./-]{5,})[,;]+\d{1,7}#?(?=\s*(?:[,;\t\n，；、]|$))|[\s\S]/giu

/** Returns the last invitee of a line, the one being typed. */
export function findTypedInvitee(typed: string): string {
  return (splitLine(typed).at(-1)?.text ?? '').trim()
}

/** Returns the line with its last invitee replaced by an address, ready for the next one. */
export function completeInvitee(typed: string, address: string): string {
  const last = splitLine(typed).at(-1)?.text ?? ''
  const before = typed.slice(0, typed.length - last.length)
  return `${before}${before === '' ? '' : ' '}${address}, `
}

/** Returns the invitees as typed, in order and without duplicates (the same name, address or digits). */
export function parseInvitees(typed: string): string[] {
  const names = joinFamilyNames(
    splitLine(typed).map(({ text, isBehindComma }) => ({ text: text.trim(), isBehindComma })),
  )
  const seen = new Set<string>()
  return names.filter((name) => {
    const key = toInviteeKey(name)
    return name !== '' && !seen.has(key) && seen.add(key)
  })
}

function toInviteeKey(name: string): string {
  const form = detectRecipientForm(name)
  if (form === 'email') return normalizeEmail(name)
  return form === 'phone' ? toPhoneDigits(name) : name.toLowerCase()
}

/** A part of a line between separators. */
type Piece = { text: string; isBehindComma: boolean }

/** Splits a line at its separators; the last piece is the one being typed. */
function splitLine(typed: string): Piece[] {
  let last: Piece = { text: '', isBehindComma: false }
  const pieces = [last]
  for (const [part] of typed.matchAll(PARTS)) {
    if (SEPARATOR.test(part)) {
      last = { text: '', isBehindComma: COMMA.test(part) }
      pieces.push(last)
    } else last.text += part
  }
  return pieces
}

/** An address in brackets may have a name with a comma in front: `Owl, Ola <ola@lake.example>`. */
function joinFamilyNames(pieces: readonly Piece[]): string[] {
  const isName = (piece?: Piece) =>
    piece !== undefined && piece.text !== '' && detectRecipientForm(piece.text) === 'unknown'
  const isJoined = pieces.map(({ text, isBehindComma }, at) => {
    const [earlier, family] = [pieces[at - 2], pieces[at - 1]]
    const isAddressed = /^[^@<>]+<[^<>]+>$/.test(text) && isEmail(normalizeEmail(text))
    // Behind two names it is unknown whether the second one belongs to the address.
    const isList = family?.isBehindComma === true && isName(earlier)
    return isBehindComma && isAddressed && isName(family) && !isList
  })
  return pieces.flatMap(({ text }, at) => {
    if (isJoined[at + 1]) return []
    return isJoined[at] ? [`${pieces[at - 1]?.text}, ${text}`] : [text]
  })
}

/** The international form shown for each typed number: without its country code it depends on where the sender is. */
export type ShownNumbers = Readonly<Record<string, string>>

/** Returns the number shown for an invitee as typed; null if none was shown. */
export function findShownNumber(invitee: string, numbers: ShownNumbers): string | null {
  return Object.hasOwn(numbers, invitee) ? (numbers[invitee] ?? null) : null
}

/** Returns the numbers shown for the invitees of a line, without those of earlier ones. */
export function pickShownNumbers(typed: string, numbers: ShownNumbers): ShownNumbers {
  const shown = parseInvitees(typed).map((invitee) => [invitee, findShownNumber(invitee, numbers)] as const)
  return Object.fromEntries(shown.filter(([, number]) => number !== null)) as ShownNumbers
}

/** Returns the invitees of a line, each number in the form that was shown for it. */
export function listConfirmedInvitees(typed: string, numbers: ShownNumbers): string[] {
  return parseInvitees(typed).map((invitee) => findShownNumber(invitee, numbers) ?? invitee)
}

/** Returns whether an invitee is a number without its country code, and none was shown for it. */
export function hasUnconfirmedNumber(typed: string, numbers: ShownNumbers): boolean {
  return listConfirmedInvitees(typed, numbers).some(isNationalNumber)
}

/** Returns the issues of a typed line for this form field; empty when it is valid. */
export function validateInvitees(typed: string, field: string): ValidationIssue[] {
  const invitees = parseInvitees(typed)
  const issues: ValidationIssue[] = []
  if (invitees.length > COLLABORATORS_MAX)
    issues.push({ code: 'invitation.too_many', field, params: { max: COLLABORATORS_MAX } })
  if (invitees.some((name) => name.length > EMAIL_MAX_CHARS))
    issues.push({ code: 'invitation.identifier_required', field })
  return issues
}

/**
 * Returns whether collaborators can be invited while a post of this mode is published. An owlcast's collaborators
 * are invited when it is created; a reply to a message goes to its recipient only.
 */
export function canInviteCollaborators({
  mode,
  parentKinds,
}: {
  mode: Mode
  parentKinds: readonly Kind[]
}): boolean {
  const { collaborators, hasRecordings } = getKind(getMode(mode).kind)
  return collaborators && !hasRecordings && !parentKinds.some((kind) => getKind(kind).privateWithRecipient)
}
