/** Blocks, mutes, and reports to the moderators. */
import { useInfiniteQuery } from '@tanstack/react-query'
import type { People } from '../../domain/members.schema'
import type { Report } from '../../domain/moderation.schema'
import { ask } from './client'
import { keys } from './keys'
import { forgetSavedFeeds } from './saved-feed'
import { sessionChanged } from './session.queries'

export type Ties = 'blocks' | 'mutes'
const WAYS = { blocks: 'block', mutes: 'mute' } as const
const FIRST = null as string | null

/** Adds a member to a list, or removes them. Invalidates everything, in all tabs. */
export async function keepOn(ties: Ties, username: string, on: boolean): Promise<void> {
  await ask(`/api/people/${encodeURIComponent(username)}/${WAYS[ties]}`, { method: on ? 'PUT' : 'DELETE' })
  forgetSavedFeeds()
  void sessionChanged()
}

/** The members on a list, newest first, paged. */
export function useTies(ties: Ties) {
  return useInfiniteQuery({
    queryKey: keys.ties(ties),
    queryFn: async ({ pageParam, signal }): Promise<People> => {
      const query = pageParam === null ? '' : `?${new URLSearchParams({ cursor: pageParam })}`
      return (await ask(`/api/me/${ties}${query}`, { signal })).json()
    },
    initialPageParam: FIRST,
    getNextPageParam: (last) => last.cursor,
  })
}

/** Sends a report. Throws an `AppError`, with its field if it concerns one. */
export async function sendReport(report: Report): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await ask('/api/reports', { method: 'POST', headers, body: JSON.stringify(report) })
}
