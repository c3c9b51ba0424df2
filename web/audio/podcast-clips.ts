/** Clips of podcasts on the device: cut once, kept until the reply to them is out. */
import { deviceStore, type KeptClip } from './device-store'
import type { Encoded } from './recording'

/** A clip that no draft names belongs to a form somebody left: it is kept this long. */
const KEPT_MS = 7 * 86_400_000

/** Keeps a clip and gives its id. */
export async function keepClip(sound: Encoded & { seconds: number }): Promise<string> {
  const id = `clip_${crypto.randomUUID().replaceAll('-', '')}`
  await (await deviceStore()).put('clips', { ...sound, id, keptAt: Date.now() })
  return id
}

/** The clip kept under an id, or null when it is gone. */
export async function readClip(id: string): Promise<KeptClip | null> {
  return (await (await deviceStore()).get('clips', id)) ?? null
}

export async function dropClip(id: string): Promise<void> {
  await (await deviceStore()).delete('clips', id)
}

/** Deletes old clips that none of these drafts names. */
export async function sweepClips(named: readonly (string | null)[]): Promise<void> {
  const store = await deviceStore()
  for (const { id, keptAt } of await store.getAll('clips'))
    if (!named.includes(id) && Date.now() - keptAt > KEPT_MS) await store.delete('clips', id)
}
