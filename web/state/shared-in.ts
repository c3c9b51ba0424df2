/**
 * What another app handed over, kept on this device: the service worker puts it here, and the podcast form takes it out.
 * It stays until it was used, so that it is still there after a sign-in that leads elsewhere and back.
 */
import { type DBSchema, openDB } from 'idb'

export type SharedIn = {
  /** A new one for each time, so that a reload does not fill in the form twice. */
  id: string
  /** Null for a link, and for a file that is larger than we take. */
  file: File | null
  link: string | null
  tooLarge: boolean
  at: number
}

interface SharedSchema extends DBSchema {
  shared: { key: 'last'; value: SharedIn }
}

const KEPT_MS = 86_400_000

function store() {
  return openDB<SharedSchema>('owlcast.shared', 1, {
    upgrade: (db) => void db.createObjectStore('shared'),
  })
}

/** Keeps it, in place of what was handed over before. */
export async function keepSharedIn(what: Pick<SharedIn, 'file' | 'link' | 'tooLarge'>): Promise<void> {
  const db = await store()
  await db.put('shared', { ...what, id: crypto.randomUUID(), at: Date.now() }, 'last')
  db.close()
}

/** What was handed over last; null when it was used, or is from another day. */
export async function readSharedIn(): Promise<SharedIn | null> {
  const db = await store()
  const last = await db.get('shared', 'last')
  db.close()
  return last && Date.now() - last.at < KEPT_MS ? last : null
}

/** It was used, or nobody wants it. */
export async function dropSharedIn(): Promise<void> {
  const db = await store()
  await db.clear('shared')
  db.close()
}
