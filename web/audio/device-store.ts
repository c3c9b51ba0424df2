/** The device's database: what was typed, what waits to be sent, and samples that found no room in a file. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { DraftRecord } from './draft-record'
import type { Encoded } from './recording'

export type KeptClip = Encoded & { id: string; seconds: number; keptAt: number }

interface DeviceSchema extends DBSchema {
  drafts: { key: string; value: DraftRecord }
  /** Exactly the bytes that will be sent. */
  sounds: { key: string; value: Encoded & { id: string } }
  /** Samples that follow those in the draft's file. */
  tails: { key: string; value: { id: string; blob: Blob } }
  /** Clips of podcasts, ready to be sent with the replies to them. */
  clips: { key: string; value: KeptClip }
}

let opened: Promise<IDBPDatabase<DeviceSchema>> | null = null

/** The open database; opened once, and again after the browser closed it. */
export function deviceStore(): Promise<IDBPDatabase<DeviceSchema>> {
  opened ??= openDB<DeviceSchema>('owlcast', 2, {
    upgrade(db) {
      for (const name of ['drafts', 'sounds', 'tails', 'clips'] as const)
        if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, { keyPath: 'id' })
    },
    // A newer version in another tab must not wait for this one.
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
