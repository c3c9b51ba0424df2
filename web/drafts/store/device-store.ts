/** IndexedDB on the device: drafts, encoded sounds waiting to be sent, and samples that did not fit into a file. */
import type { DBSchema } from 'idb'
import type { Encoded } from '../../audio/recording'
import { createDatabaseOpener } from '../../state/open-database'
import type { DraftRecord } from './draft-record'

export type StoredClip = Encoded & { id: string; seconds: number; keptAt: number }

interface DeviceSchema extends DBSchema {
  drafts: { key: string; value: DraftRecord }
  /** Exactly the bytes that will be sent. */
  sounds: { key: string; value: Encoded & { id: string } }
  /** Samples that follow those in the draft's file. */
  tails: { key: string; value: { id: string; blob: Blob } }
  /** Podcast clips, ready to be sent with the replies to them. */
  clips: { key: string; value: StoredClip }
}

/** Returns the open database. */
export const openDeviceStore = createDatabaseOpener<DeviceSchema>('owlcast', 2, (db) => {
  for (const name of ['drafts', 'sounds', 'tails', 'clips'] as const)
    db.createObjectStore(name, { keyPath: 'id' })
})
