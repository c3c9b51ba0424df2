/** Collaborators invited at creation (S3-10, S5-25): one line of '@username', email or phone, separated by commas. */

import type { ValidationIssue } from '../errors/validation-issue'
import { getKind, getMode, type Kind, type Mode } from '../kinds'
import { EMAIL_MAX_CHARS } from '../limits'
import { isNationalNumber } from '../people/recipients'
import { COLLABORATORS_MAX } from './invitations.limits'

const SEPARATOR = /[,;\n，、]/

/** Returns the last invitee of a line, the one being typed. */
export function findTypedInvitee(typed: string): string {
  return (typed.split(SEPARATOR).at(-1) ?? '').trim()
}

/** Returns the line with its last invitee replaced by an address, ready for the next one. */
export function completeInvitee(typed: string, address: string): string {
  const last = typed.split(SEPARATOR).at(-1) ?? ''
  const before = typed.slice(0, typed.length - last.length)
  return `${before}${before === '' ? '' : ' '}${address}, `
}

/** Returns the invitees as typed, in order and without duplicates (case-insensitive). */
export function parseInvitees(typed: string): string[] {
  const names = typed.split(SEPARATOR).map((name) => name.trim())
  const seen = new Set<string>()
  return names.filter((name) => name !== '' && !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()))
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
