/** Server calls of the MUE Manager; refused to anyone who is not an admin. */
import type { LibraryStorage, LibrarySync } from '../../domain/library.schema'
import { request } from './client'
import { keys } from './keys'
import { queryClient } from './query-client'

/** Checks the library table and returns its number of tracks. */
export function setUpLibrary(): Promise<{ tracks: number }> {
  return post('/api/library/setup', {})
}

export function addSampleTracks(): Promise<{ added: number; absent: number }> {
  return post('/api/library/samples', {})
}

/** Lists the stored audio files. */
export async function readStorage(): Promise<LibraryStorage> {
  return (await request('/api/library/storage')).json()
}

/** URL of a stored sound that is not a track yet. */
export function getStoredSoundPath(key: string): string {
  return `/api/library/sound?${new URLSearchParams({ key })}`
}

export function requestLibrarySync(
  probed: LibrarySync['probed'],
): Promise<{ found: number; tracks: number; more: boolean }> {
  return post('/api/library/sync', { probed })
}

/** On errors as well: the list may be stale. */
async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  try {
    return await (await request(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  } finally {
    void queryClient.invalidateQueries({ queryKey: keys.tracks })
  }
}
