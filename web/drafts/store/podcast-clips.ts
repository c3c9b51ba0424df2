/** Podcast clips on the device: cut once, kept until the reply is published. */

import { DAY_MS } from '../../../domain/time/units'
import type { Encoded } from '../../audio/recording'
import { getSound, openDeviceStore, putSound, type StoredClip } from './device-store'

/** Keeps a clip without a draft this long: its form was abandoned. */
const KEEP_MS = 7 * DAY_MS

/** Stores a clip and returns its id. */
export async function saveClip(sound: Encoded & { seconds: number }): Promise<string> {
  const id = `clip_${crypto.randomUUID().replaceAll('-', '')}`
  await putSound('clips', { ...sound, id, keptAt: Date.now() })
  return id
}

/** A stored clip, or null when it is gone. */
export async function readClip(id: string): Promise<StoredClip | null> {
  return (await getSound('clips', id)) ?? null
}

export async function deleteClip(id: string): Promise<void> {
  await (await openDeviceStore()).delete('clips', id)
}

/** Deletes old clips that no draft uses. */
export async function deleteOldClips(usedIds: readonly (string | null)[]): Promise<void> {
  const store = await openDeviceStore()
  for (const { id, keptAt } of await store.getAll('clips'))
    if (!usedIds.includes(id) && Date.now() - keptAt > KEEP_MS) await store.delete('clips', id)
}
