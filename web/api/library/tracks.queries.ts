/** The music library, fetched once: it changes with releases. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Track } from '../../../domain/library/library.schema'
import type { libraryRoutes } from '../../../worker/library/library.routes'
import { keys } from '../keys'
import { queryClient } from '../query-client'
import { createClient } from '../typed-client'

const libraryApi = createClient<typeof libraryRoutes>()

const tracksQuery = queryOptions({
  queryKey: keys.tracks,
  staleTime: Number.POSITIVE_INFINITY,
  async queryFn({ signal }): Promise<Track[]> {
    return (await (await libraryApi.api.tracks.$get({}, { init: { signal } })).json()).items
  },
})

/** Every track of the library. */
export function useTracks() {
  return useQuery(tracksQuery)
}

/** A track by its id; null when the library no longer has it. */
export async function findTrack(id: string): Promise<Track | null> {
  const tracks = await queryClient.ensureQueryData(tracksQuery)
  return tracks.find((track) => track.id === id) ?? null
}
