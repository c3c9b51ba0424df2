/** Invitations: sent for a post, received, and their actions. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { fail } from '../../domain/errors'
import { Failure } from '../../domain/failure'
import type { Invitation, ReceivedInvitation, SentInvitation } from '../../domain/invitations.schema'
import { asClause } from '../../domain/text'
import { ask } from './client'
import { keys } from './keys'

const path = encodeURIComponent

/** The viewer's pending invitations; disabled when signed out. */
export function useReceivedInvitations(personId: string | null) {
  return useQuery({
    queryKey: keys.received,
    enabled: personId !== null,
    queryFn: async ({ signal }): Promise<ReceivedInvitation[]> =>
      (await (await ask('/api/invitations', { signal })).json()).items,
  })
}

/** Everyone invited to the viewer's post. */
export function useSentInvitations(postId: string) {
  return useQuery({
    queryKey: keys.sent(postId),
    queryFn: async ({ signal }): Promise<Invitation[]> =>
      (await (await ask(`/api/posts/${path(postId)}/invitations`, { signal })).json()).items,
  })
}

/** Sends an invitation; an error without a field is wrapped in an invitation error. */
export function useInvite(postId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (to: string): Promise<SentInvitation> => {
      const body = JSON.stringify({ to })
      const headers = { 'content-type': 'application/json' }
      const answer = await ask(`/api/posts/${path(postId)}/invitations`, {
        method: 'POST',
        headers,
        body,
      }).catch((error: unknown) => {
        throw spoken(error)
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
    mutationFn: ({ id }: Invitation) => ask(`/api/invitations/${path(id)}`, { method: 'DELETE' }),
    onSettled: () =>
      Promise.all([keys.invitations, keys.posts].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

/** Accepts or declines an invitation. */
export function useAnswer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, answer }: { id: string; answer: 'accept' | 'decline' }) => {
      await ask(`/api/invitations/${path(id)}/${answer}`, { method: 'POST' })
    },
    onSettled: () =>
      Promise.all([keys.invitations, keys.posts].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

function spoken(error: unknown): unknown {
  if (!(error instanceof Failure) || error.field || error.code.startsWith('auth.')) return error
  if (error.code === 'request.failed') return fail('invitation.failed', {}, 'to', error)
  return fail('invitation.failed_because', { message: asClause(error.message) }, 'to', error)
}
