/** Invitations: sent for a post, received, and their actions. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { AppError } from '../../../domain/errors/app-error'
import { appError } from '../../../domain/errors/errors'
import type { Invitation, ReceivedInvitation } from '../../../domain/invitations/invitations.schema'
import type { SentInvitation } from '../../../domain/invitations/invitees.schema'
import { toClause } from '../../../domain/text/sentences'
import { keys } from '../keys'
import { withPuzzle } from '../with-puzzle'
import { invitationsApi } from './invitations.client'

const { invitations } = invitationsApi.api
const postInvitations = invitationsApi.api.posts[':id'].invitations

/** The viewer's pending invitations; disabled when signed out. */
export function useReceivedInvitations(userId: string | null) {
  return useQuery({
    queryKey: keys.received,
    enabled: userId !== null,
    queryFn: async ({ signal }): Promise<ReceivedInvitation[]> =>
      (await (await invitations.$get({}, { init: { signal } })).json()).items,
  })
}

/** Everyone invited to the viewer's post. */
export function useSentInvitations(postId: string) {
  return useQuery({
    queryKey: keys.sent(postId),
    queryFn: async ({ signal }): Promise<Invitation[]> =>
      (
        await (
          await postInvitations.$get({ param: { id: encodeURIComponent(postId) } }, { init: { signal } })
        ).json()
      ).items,
  })
}

/** Sends an invitation; an error without a field is wrapped in an invitation error. */
export function useInvite(postId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (to: string): Promise<SentInvitation> => {
      const param = { id: encodeURIComponent(postId) }
      const answer = await withPuzzle((options) =>
        postInvitations.$post({ param, json: { to } }, options),
      ).catch((error: unknown) => {
        throw toInvitationError(error)
      })
      return answer.json()
    },
    onSuccess: () => client.invalidateQueries({ queryKey: keys.sent(postId) }),
  })
}

/** Revokes an invitation, or ends the collaboration it led to. */
export function useRevoke() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Invitation) => invitations[':id'].$delete({ param: { id } }),
    onSettled: () =>
      Promise.all([keys.invitations, keys.posts].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

/** Accepts or declines an invitation. */
export function useRespondToInvitation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, answer }: { id: string; answer: 'accept' | 'decline' }) => {
      await invitations[':id'][answer].$post({ param: { id } })
    },
    onSettled: () =>
      Promise.all([keys.invitations, keys.posts].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

function toInvitationError(error: unknown): unknown {
  if (!(error instanceof AppError) || error.field || error.code.startsWith('auth.')) return error
  if (error.code === 'request.failed') return appError('invitation.failed', {}, 'to', error)
  return appError('invitation.failed_because', { message: toClause(error.message) }, 'to', error)
}
