/** IndexedDB on the device: drafts, encoded sounds waiting to be sent, and samples that did not fit into a file. */
import type { DBSchema } from 'idb'
import type { Encoded } from '../../audio/recording'
import { createDatabaseOpener } from '../../state/open-database'
import type { DraftRecord } from './draft-record'

export type StoredClip = Encoded & { id: string; seconds: number; keptAt: number }

/** A blob in a browser that stores none. */
type StoredBytes = { bytes: ArrayBuffer; type: string }
type Stored<Sound extends { blob: Blob }> = Omit<Sound, 'blob'> & { blob: Blob | StoredBytes }

interface DeviceSchema extends DBSchema {
  drafts: { key: string; value: DraftRecord }
  /** Exactly the bytes that will be sent. */
  sounds: { key: string; value: Stored<Encoded & { id: string }> }
  /** Samples that follow those in the draft's file. */
  tails: { key: string; value: Stored<{ id: string; blob: Blob }> }
  /** Podcast clips, ready to be sent with the replies to them. */
  clips: { key: string; value: Stored<StoredClip> }
}

/** Returns the open database. */
export const openDeviceStore = createDatabaseOpener<DeviceSchema>('owlcast', 2, (db) => {
  for (const name of ['drafts', 'sounds', 'tails', 'clips'] as const)
    db.createObjectStore(name, { keyPath: 'id' })
})

type SoundStore = 'sounds' | 'tails' | 'clips'
type Sound<Name extends SoundStore> = DeviceSchema[Name]['value'] & { blob: Blob }

/** Stores a sound; its bytes where the browser stores no blobs, as Safari's private windows. */
export async function putSound<Name extends SoundStore>(name: Name, sound: Sound<Name>): Promise<void> {
  const store = await openDeviceStore()
  await store.put(name, sound).catch(async (error: unknown) => {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') throw error
    const blob = { bytes: await sound.blob.arrayBuffer(), type: sound.blob.type }
    await store.put(name, { ...sound, blob })
  })
}

/** Returns a stored sound with its blob; undefined without one. */
export async function getSound<Name extends SoundStore>(
  name: Name,
  id: string,
): Promise<Sound<Name> | undefined> {
  const stored = await (await openDeviceStore()).get(name, id)
  return stored && { ...stored, blob: toBlob(stored.blob) }
}

const toBlob = (stored: Blob | StoredBytes): Blob =>
  stored instanceof Blob ? stored : new Blob([stored.bytes], { type: stored.type })
