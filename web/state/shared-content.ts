/**
 * Content shared from another app, on this device: written by the service worker, consumed by the podcast form. Kept
 * until it is used, so that it survives a sign-in redirect.
 */

import { type DBSchema, openDB } from 'idb'
import { DAY_MS } from '../../domain/time/units'

export type SharedContent = {
  /** Unique per share, so that a reload does not fill in the form twice. */
  id: string
  /** Null for a link, and for a file above the size limit. */
  file: File | null
  link: string | null
  tooLarge: boolean
  at: number
}

interface SharedSchema extends DBSchema {
  shared: { key: 'last'; value: SharedContent }
}

const KEPT_MS = DAY_MS

function openStore() {
  return openDB<SharedSchema>('owlcast.shared', 1, {
    upgrade: (db) => void db.createObjectStore('shared'),
  })
}

/** Stores it, replacing earlier content. */
export async function saveSharedContent(
  content: Pick<SharedContent, 'file' | 'link' | 'tooLarge'>,
): Promise<void> {
  const db = await openStore()
  await db.put('shared', { ...content, id: crypto.randomUUID(), at: Date.now() }, 'last')
  db.close()
}

/** The last shared content; null when it was used or is older than a day. */
export async function readSharedContent(): Promise<SharedContent | null> {
  const db = await openStore()
  const last = await db.get('shared', 'last')
  db.close()
  return last && Date.now() - last.at < KEPT_MS ? last : null
}

/** Deletes it after use or dismissal. */
export async function deleteSharedContent(): Promise<void> {
  const db = await openStore()
  await db.clear('shared')
  db.close()
}
