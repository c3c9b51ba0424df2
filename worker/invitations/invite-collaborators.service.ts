/** Invites collaborators while a post is created (S3-10, D34). */

import { AppError } from '../../domain/errors/app-error'
import { appError } from '../../domain/errors/errors'
import type { InvitationOutcome } from '../../domain/invitations/invitees.schema'
import type { LiveEvent } from '../../domain/live/live'
import type { AppDeps } from '../context'
import { liftScopes } from '../posts/access/visible-posts'
import type { SessionUser } from '../session-user'
import { formatError } from '../tools/format-error'
import { invite } from './invitations.service'

type CollaboratorsInput = { postId: string; invitees: readonly string[] }
type CollaboratorsResult = { invitations: InvitationOutcome[]; events: LiveEvent[] }

/** Sends each invitation and returns its outcome. Never throws for one of them. */
export async function inviteCollaborators(
  deps: AppDeps,
  author: SessionUser,
  { postId, invitees }: CollaboratorsInput,
): Promise<CollaboratorsResult> {
  // A token that may not read the post created it in this request.
  const inviter = liftScopes(author)
  const invitations: InvitationOutcome[] = []
  const events: LiveEvent[] = []
  for (const to of invitees) {
    try {
      const { events: sent, ...invitation } = await invite(deps, inviter, {
        postId,
        typed: to,
        isCreation: true,
      })
      invitations.push({ ok: true, to, ...invitation })
      events.push(...sent)
    } catch (error) {
      if (!(error instanceof AppError)) console.error(JSON.stringify({ inviting: formatError(error) }))
      const { message } = error instanceof AppError ? error : appError('invitation.failed')
      invitations.push({ ok: false, to, message })
    }
  }
  return { invitations, events }
}
