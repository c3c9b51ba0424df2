/** Collaborators named at creation (S3-10, S5-25): one line of '@username', e-mail or phone, separated by commas. */
import { type Kind, kindOf, type Mode, modeOf } from './kinds'
import { COLLABORATORS_MAX, EMAIL_MAX_CHARS } from './limits'
import type { Lack } from './publish'

/** Everyone named, as typed and in that order; each once, however it is spelled. */
export function parseInvitees(typed: string): string[] {
  const names = typed.split(/[,;\n，、]/).map((name) => name.trim())
  const seen = new Set<string>()
  return names.filter((name) => name !== '' && !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()))
}

/** What keeps a typed line from being sent, at the form field of this name; empty when it may be sent. */
export function validateInvitees(typed: string, field: string): Lack[] {
  const invitees = parseInvitees(typed)
  const lacks: Lack[] = []
  if (invitees.length > COLLABORATORS_MAX)
    lacks.push({ code: 'invitation.too_many', field, params: { max: COLLABORATORS_MAX } })
  if (invitees.some((name) => name.length > EMAIL_MAX_CHARS))
    lacks.push({ code: 'invitation.identifier_required', field })
  return lacks
}

/**
 * Whether collaborators may be invited while a post of this mode is published. Those of a kind with recordings belong to
 * the owlcast and are invited when it is made; an answer to an addressed message goes to its recipient.
 */
export function takesCollaborators({
  mode,
  parentKinds,
}: {
  mode: Mode
  parentKinds: readonly Kind[]
}): boolean {
  const { collaborators, hasRecordings } = kindOf(modeOf(mode).kind)
  return collaborators && !hasRecordings && !parentKinds.some((kind) => kindOf(kind).privateWithRecipient)
}
