/** IndexedDB on the device: drafts, encoded sounds waiting to be sent, and samples that did not fit into a file. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Encoded } from '../../audio/recording'
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

let opened: Promise<IDBPDatabase<DeviceSchema>> | null = null

/** Returns the open database; opens it again after the browser closed it. */
export function openDeviceStore(): Promise<IDBPDatabase<DeviceSchema>> {
  opened ??= openDB<DeviceSchema>('owlcast', 2, {
    upgrade(db) {
      for (const name of ['drafts', 'sounds', 'tails', 'clips'] as const)
        if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, { keyPath: 'id' })
    },
    // Closes at once, so that an upgrade in another tab is not blocked.
    blocking: (_current, _next, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
      opened = null
    },
    terminated: () => {
      opened = null
    },
  }).catch((error) => {
    opened = null
    throw error
  })
  return opened
}
