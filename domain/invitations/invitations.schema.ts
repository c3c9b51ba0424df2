/** Wire schemas of invitations and collaborators. */
import { z } from 'zod'
import { KIND_NAMES } from '../kinds'
import { EMAIL_MAX_CHARS } from '../limits'
import { authorShape } from '../people/author.schema'
import { INVITATION_STATES } from './invitations'

const postIdShape = z.strictObject({ id: z.string(), kind: z.enum(KIND_NAMES) })

export const newInvitationShape = z.strictObject({
  /** '@username', email or phone, as typed. */
  to: z.string().max(EMAIL_MAX_CHARS),
})

/** An invitation as its inviter sees it. */
export const invitationShape = z.strictObject({
  id: z.string(),
  to: z.string(),
  state: z.enum(INVITATION_STATES),
  createdAt: z.number(),
  expiresAt: z.number(),
  /** It went to an address that bounced or complained: it gets no emails. */
  isEmailRefused: z.literal(true).optional(),
})
export type Invitation = z.infer<typeof invitationShape>
export const invitationsShape = z.strictObject({ items: z.array(invitationShape) })

/** An invitation as the invited person sees it. */
export const receivedInvitationShape = z.strictObject({
  id: z.string(),
  post: postIdShape.extend({ title: z.string(), seconds: z.number() }),
  inviter: authorShape,
  expiresAt: z.number(),
})
export type ReceivedInvitation = z.infer<typeof receivedInvitationShape>
export const receivedInvitationsShape = z.strictObject({ items: z.array(receivedInvitationShape) })

export const invitationTokenShape = z.strictObject({ token: z.string().min(1).max(100) })

/** The post that the user collaborates on now. */
export const acceptedShape = z.strictObject({ post: postIdShape })
export type Accepted = z.infer<typeof acceptedShape>

export const collaboratorShape = z.strictObject({
  person: authorShape,
  role: z.enum(['creator', 'collaborator']),
})
export const collaboratorsShape = z.strictObject({ items: z.array(collaboratorShape) })
export type Collaborators = z.infer<typeof collaboratorsShape>
