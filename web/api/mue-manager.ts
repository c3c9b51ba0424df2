/** What the MUE Manager asks of the server; each call is refused to whoever is no admin. */
import type { Storage, Sync } from '../../domain/library.schema'
import { ask } from './client'
import { keys } from './keys'
import { queryClient } from './query-client'

/** Whether the table answers, and how many tracks it holds. */
export function setUpLibrary(): Promise<{ tracks: number }> {
  return post('/api/library/setup', {})
}

export function addSampleTracks(): Promise<{ added: number; absent: number }> {
  return post('/api/library/samples', {})
}

/** What lies in storage. */
export async function readStorage(): Promise<Storage> {
  return (await ask('/api/library/storage')).json()
}

/** The address of a sound in storage that is no track yet. */
export function storedSoundPath(key: string): string {
  return `/api/library/sound?${new URLSearchParams({ key })}`
}

export function syncLibrary(
  probed: Sync['probed'],
): Promise<{ found: number; tracks: number; more: boolean }> {
  return post('/api/library/sync', { probed })
}

/** Refused as well: what is shown may be old. */
async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  try {
    return await (await ask(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  } finally {
    void queryClient.invalidateQueries({ queryKey: keys.tracks })
  }
}
