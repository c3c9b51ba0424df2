/** Blocks, mutes, and reports to the moderators. */
import { useInfiniteQuery } from '@tanstack/react-query'
import type { People } from '../../../domain/members/members.schema'
import type { Report } from '../../../domain/moderation/moderation.schema'
import type { safetyRoutes } from '../../../worker/safety/safety.routes'
import { announceSessionChange } from '../auth/session.queries'
import { keys } from '../keys'
import { moderationApi } from '../moderation/moderation.client'
import { BY_CURSOR } from '../paged-query'
import { clearSavedFeeds } from '../posts/saved-feed'
import { createClient } from '../typed-client'

const safetyApi = createClient<typeof safetyRoutes>()

export type SafetyList = 'blocks' | 'mutes'
const PATHS = { blocks: 'block', mutes: 'mute' } as const

/** Adds a member to a list, or removes them. Invalidates everything, in all tabs. */
export async function setOnSafetyList(list: SafetyList, username: string, on: boolean): Promise<void> {
  const param = { name: encodeURIComponent(username) }
  await safetyApi.api.people[':name'][PATHS[list]][on ? '$put' : '$delete']({ param })
  clearSavedFeeds()
  void announceSessionChange()
}

/** The members on a list, newest first, paged. */
export function useSafetyList(list: SafetyList) {
  return useInfiniteQuery({
    queryKey: keys.safetyList(list),
    queryFn: async ({ pageParam, signal }): Promise<People> => {
      const query = { cursor: pageParam ?? undefined }
      return (await safetyApi.api.me[list].$get({ query }, { init: { signal } })).json()
    },
    ...BY_CURSOR,
  })
}

/** Sends a report. Throws an `AppError`, with its field if it concerns one. */
export async function sendReport(report: Report): Promise<void> {
  await moderationApi.api.reports.$post({ json: report })
}
