/** The shapes of collaborators invited at creation, and what became of each invitation. */
import { z } from 'zod'
import { COLLABORATORS_MAX, EMAIL_MAX_CHARS } from './limits'

/** Each as typed: '@username', e-mail or phone. */
export const inviteesShape = z.array(z.string().max(EMAIL_MAX_CHARS)).max(COLLABORATORS_MAX).default([])

/** No failed invitation keeps the post from being created (D34). */
const invitationOutcomeShape = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), to: z.string(), name: z.string(), link: z.string().nullable() }),
  z.strictObject({ ok: z.literal(false), to: z.string(), message: z.string() }),
])
export const invitationOutcomesShape = z.array(invitationOutcomeShape)
export type InvitationOutcome = z.infer<typeof invitationOutcomeShape>
