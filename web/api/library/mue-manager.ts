/** Server calls of the MUE Manager; refused to anyone who is not an admin. */
import type { LibraryStorage, LibrarySync } from '../../../domain/library/library.schema'
import type { libraryManagerRoutes } from '../../../worker/library/manage.routes'
import { keys } from '../keys'
import { queryClient } from '../query-client'
import { createClient } from '../typed-client'

const { library } = createClient<typeof libraryManagerRoutes>().api

/** Checks the library table and returns its number of tracks. */
export function setUpLibrary(): Promise<{ tracks: number }> {
  return changeLibrary(async () => (await library.setup.$post()).json())
}

export function addSampleTracks(): Promise<{ added: number; missing: number }> {
  return changeLibrary(async () => (await library.samples.$post()).json())
}

/** Lists the stored audio files. */
export async function readStorage(): Promise<LibraryStorage> {
  return (await library.storage.$get()).json()
}

/** URL of a stored sound that is not a track yet. */
export function getStoredSoundPath(key: string): string {
  return `/api/library/sound?${new URLSearchParams({ key })}`
}

export function requestLibrarySync(
  measured: LibrarySync['measured'],
): Promise<{ found: number; tracks: number; hasMore: boolean }> {
  return changeLibrary(async () => (await library.sync.$post({ json: { measured } })).json())
}

/** On errors as well: the list may be stale. */
async function changeLibrary<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } finally {
    void queryClient.invalidateQueries({ queryKey: keys.tracks })
  }
}
