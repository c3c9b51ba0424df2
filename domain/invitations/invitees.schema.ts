/** Wire schemas of collaborators invited at creation and of the result of each invitation. */
import { z } from 'zod'
import { EMAIL_MAX_CHARS } from '../limits'
import { COLLABORATORS_MAX } from './invitations.limits'

export const inviteesShape = z.array(z.string().max(EMAIL_MAX_CHARS)).max(COLLABORATORS_MAX).default([])

/**
 * A sent invitation. Invitations to a phone number are not sent by us: the inviter shares the link, shown here
 * only.
 */
export const sentInvitationShape = z.strictObject({
  name: z.string(),
  link: z.string().nullable(),
  /** The member got as many emails about invitations today as one may: no email goes. */
  isWithoutEmail: z.literal(true).optional(),
})
export type SentInvitation = z.infer<typeof sentInvitationShape>

/** A failed invitation does not block the creation of the post (D34). */
const invitationOutcomeShape = z.discriminatedUnion('ok', [
  sentInvitationShape.extend({ ok: z.literal(true), to: z.string() }),
  z.strictObject({ ok: z.literal(false), to: z.string(), message: z.string() }),
])
export const invitationOutcomesShape = z.array(invitationOutcomeShape)
export type InvitationOutcome = z.infer<typeof invitationOutcomeShape>
