/** Podcast clips on the device: cut once, kept until the reply is published. */
import { deviceStore, type KeptClip } from './device-store'
import type { Encoded } from './recording'

/** Keeps a clip without a draft this long: its form was abandoned. */
const KEPT_MS = 7 * 86_400_000

/** Stores a clip and returns its id. */
export async function keepClip(sound: Encoded & { seconds: number }): Promise<string> {
  const id = `clip_${crypto.randomUUID().replaceAll('-', '')}`
  await (await deviceStore()).put('clips', { ...sound, id, keptAt: Date.now() })
  return id
}

/** A stored clip, or null when it is gone. */
export async function readClip(id: string): Promise<KeptClip | null> {
  return (await (await deviceStore()).get('clips', id)) ?? null
}

export async function dropClip(id: string): Promise<void> {
  await (await deviceStore()).delete('clips', id)
}

/** Deletes old clips that no draft uses. */
export async function sweepClips(named: readonly (string | null)[]): Promise<void> {
  const store = await deviceStore()
  for (const { id, keptAt } of await store.getAll('clips'))
    if (!named.includes(id) && Date.now() - keptAt > KEPT_MS) await store.delete('clips', id)
}
