/** The user's own decisions and appeals, and the appeals that wait for a moderator. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AppealDecision, OpenAppeals, OwnDecisions } from '../../../domain/moderation/moderation.schema'
import type { appealsRoutes } from '../../../worker/moderation/appeals.routes'
import { setServerTime } from '../../state/clock'
import { keys } from '../keys'
import { createClient } from '../typed-client'
import { useRefetchModeration } from './moderation.queries'

const { me, moderation } = createClient<typeof appealsRoutes>().api

/** Decisions of moderators about the user, newest first. */
export function useOwnDecisions() {
  return useQuery({
    queryKey: keys.ownDecisions,
    queryFn: async ({ signal }): Promise<OwnDecisions> => {
      const page = await (await me.decisions.$get({}, { init: { signal } })).json()
      setServerTime(page.now)
      return page
    },
  })
}

/** Appeals a decision, once. */
export function useAppeal(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => me.decisions[':id'].appeal.$post({ param: { id }, json: { text } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.ownDecisions }),
  })
}

/** Appeals that wait, oldest first. */
export function useAppeals() {
  return useQuery({
    queryKey: keys.appeals,
    queryFn: async ({ signal }): Promise<OpenAppeals> => {
      const page = await (await moderation.appeals.$get({}, { init: { signal } })).json()
      setServerTime(page.now)
      return page
    },
  })
}

/** Decides an appeal. */
export function useSettleAppeal(id: string) {
  const onSettled = useRefetchModeration()
  return useMutation({
    mutationFn: (decision: AppealDecision) =>
      moderation.appeals[':id'].$post({ param: { id }, json: decision }),
    onSettled,
  })
}
