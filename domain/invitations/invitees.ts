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
/** Quoted names, addresses in brackets and comments are whole, unless they are still being typed. */
const PARTS = /"(?:[^"\\\n]|\\.)*"|<[^<>\n]*>|\([^()\n]*\)|[\s\S]/gu

/** Returns the last invitee of a line, the one being typed. */
export function findTypedInvitee(typed: string): string {
  return (splitLine(typed).at(-1) ?? '').trim()
}

/** Returns the line with its last invitee replaced by an address, ready for the next one. */
export function completeInvitee(typed: string, address: string): string {
  const last = splitLine(typed).at(-1) ?? ''
  const before = typed.slice(0, typed.length - last.length)
  return `${before}${before === '' ? '' : ' '}${address}, `
}

/** Returns the invitees as typed, in order and without duplicates (the same name, address or digits). */
export function parseInvitees(typed: string): string[] {
  const names = joinFamilyNames(splitLine(typed).map((name) => name.trim()))
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

/** Splits a line at its separators; the last piece is the one being typed. */
function splitLine(typed: string): string[] {
  const pieces = ['']
  for (const [part] of typed.matchAll(PARTS)) {
    if (SEPARATOR.test(part)) pieces.push('')
    else pieces.push(`${pieces.pop() ?? ''}${part}`)
  }
  return pieces
}

/** The one address of a line may have a name with a comma in front: `Owl, Ola <ola@lake.example>`. */
function joinFamilyNames(names: string[]): string[] {
  const [family, rest, ...others] = names.filter((name) => name !== '')
  const isWhole =
    family !== undefined &&
    rest !== undefined &&
    others.length === 0 &&
    detectRecipientForm(family) === 'unknown' &&
    /^[^@<>]+<[^<>]+>$/.test(rest) &&
    isEmail(normalizeEmail(rest))
  return isWhole ? [`${family}, ${rest}`] : names
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
