/** Invites collaborators while a post is created (S3-10, D34). */
import { fail } from '../../domain/errors'
import { Failure } from '../../domain/failure'
import type { InvitationOutcome } from '../../domain/invitees.schema'
import type { LiveEvent } from '../../domain/live'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import { told } from '../http/told'
import type { Country } from '../recipients/phone-number'
import { invite } from './invitations.service'

type CollaboratorsInput = { postId: string; invitees: readonly string[]; country: Country }
type CollaboratorsResult = { invitations: InvitationOutcome[]; events: LiveEvent[] }

/** Sends each invitation and returns its outcome. Never throws for one of them. */
export async function inviteCollaborators(
  tools: Tools,
  author: Viewer,
  { postId, invitees, country }: CollaboratorsInput,
): Promise<CollaboratorsResult> {
  const invitations: InvitationOutcome[] = []
  const events: LiveEvent[] = []
  for (const to of invitees) {
    try {
      const sent = await invite(tools, author, { postId, typed: to, country, isCreation: true })
      invitations.push({ ok: true, to, name: sent.name, link: sent.link })
      events.push(...sent.events)
    } catch (error) {
      if (!(error instanceof Failure)) console.error(JSON.stringify({ inviting: told(error) }))
      const { message } = error instanceof Failure ? error : fail('invitation.failed')
      invitations.push({ ok: false, to, message })
    }
  }
  return { invitations, events }
}
