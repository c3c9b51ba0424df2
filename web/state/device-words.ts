/** Words that this device made of private messages: kept here only, for one account, until it signs out or they expire. */
import type { DBSchema } from 'idb'
import type { Transcript } from '../../domain/transcripts/transcript'
import { createDatabaseOpener } from './open-database'

type DeviceWords = {
  /** The id of the post. */
  id: string
  ownerId: string
  /** When the message expires (ms); null for never. */
  expiresAt: number | null
  transcript: Transcript
}

interface WordsSchema extends DBSchema {
  words: { key: string; value: DeviceWords }
}

const openWordsStore = createDatabaseOpener<WordsSchema>(
  'owlcast-words',
  1,
  (db) => void db.createObjectStore('words', { keyPath: 'id' }),
)

/** Returns the words of a message; null for none of this account, or expired ones. */
export async function findDeviceWords(ownerId: string, id: string, now: number): Promise<Transcript | null> {
  const store = await openWordsStore()
  const found = await store.get('words', id)
  if (!found || found.ownerId !== ownerId) return null
  if (found.expiresAt === null || found.expiresAt > now) return found.transcript
  await store.delete('words', id)
  return null
}

export async function saveDeviceWords(words: DeviceWords): Promise<void> {
  await (await openWordsStore()).put('words', words)
}

/** Deletes the words of a message that was deleted. */
export async function deleteDeviceWords(id: string): Promise<void> {
  await (await openWordsStore()).delete('words', id)
}

/** Deletes all of them after sign-out. */
export async function clearDeviceWords(): Promise<void> {
  await (await openWordsStore()).clear('words')
}
