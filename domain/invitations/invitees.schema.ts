/** Wire schemas of collaborators invited at creation and of the result of each invitation. */
import { z } from 'zod'
import { COLLABORATORS_MAX, EMAIL_MAX_CHARS } from '../limits'

export const inviteesShape = z.array(z.string().max(EMAIL_MAX_CHARS)).max(COLLABORATORS_MAX).default([])

/** A failed invitation does not block the creation of the post (D34). */
const invitationOutcomeShape = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), to: z.string(), name: z.string(), link: z.string().nullable() }),
  z.strictObject({ ok: z.literal(false), to: z.string(), message: z.string() }),
])
export const invitationOutcomesShape = z.array(invitationOutcomeShape)
export type InvitationOutcome = z.infer<typeof invitationOutcomeShape>
