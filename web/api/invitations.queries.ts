/** Invitations: those one sent for a post, those that wait for one's own answer, and what can be done with either. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { fail } from '../../domain/errors'
import { Failure } from '../../domain/failure'
import type { Invitation, ReceivedInvitation, SentInvitation } from '../../domain/invitations.schema'
import { asClause } from '../../domain/text'
import { ask } from './client'
import { keys } from './keys'

const path = encodeURIComponent

/** What waits for this person's answer; asks for nothing while nobody is signed in. */
export function useReceivedInvitations(personId: string | null) {
  return useQuery({
    queryKey: keys.received,
    enabled: personId !== null,
    queryFn: async ({ signal }): Promise<ReceivedInvitation[]> =>
      (await (await ask('/api/invitations', { signal })).json()).items,
  })
}

/** Everyone who was invited to one's own post. */
export function useSentInvitations(postId: string) {
  return useQuery({
    queryKey: keys.sent(postId),
    queryFn: async ({ signal }): Promise<Invitation[]> =>
      (await (await ask(`/api/posts/${path(postId)}/invitations`, { signal })).json()).items,
  })
}

/** Invites somebody; a refusal that names no field is worded as one of inviting. */
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

/** Takes an invitation back, or ends the collaboration it led to. */
export function useRevoke() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Invitation) => ask(`/api/invitations/${path(id)}`, { method: 'DELETE' }),
    onSettled: () =>
      Promise.all([keys.invitations, keys.posts].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

/** Says yes or no to an invitation. */
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
