/** Universal search: each question is asked once, and given up as soon as another is typed. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Hits } from '../../domain/search.schema'
import { noteServerTime } from '../state/clock'
import { ask } from './client'
import { keys } from './keys'

/** The newest of each kind that say what was typed; nothing is asked for nothing. */
export function useQuickSearch(typed: string) {
  return useQuery({
    queryKey: keys.search(typed),
    enabled: typed !== '',
    queryFn: async ({ signal }): Promise<Hits> => {
      const answer = await ask(`/api/search?${new URLSearchParams({ q: typed })}`, { signal })
      const hits: Hits = await answer.json()
      noteServerTime(hits.now)
      return hits
    },
    placeholderData: keepPreviousData,
  })
}
