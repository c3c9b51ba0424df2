/** Contacts stored on this device for the signed-in user (S3-28) only, and removed with their account. */
import type { Contact } from '../../domain/contacts/contacts'
import { readLastUser } from './last-user'
import { readStored, writeStored } from './stored'

const KEY = 'owlcast.contacts'

/** `syncedAt`: time of the last complete comparison; null if there was none. */
export type SyncedContacts = { contacts: Contact[]; syncedAt: number | null }
type StoredContacts = SyncedContacts & { userId: string }

export const NO_CONTACTS: SyncedContacts = { contacts: [], syncedAt: null }

/** This user's contacts; none when another user's or invalid data is stored. */
export function readContacts(userId: string): SyncedContacts {
  const kept = readStored<StoredContacts>('local', KEY, ({ contacts }) => Array.isArray(contacts))
  if (kept?.userId !== userId) return NO_CONTACTS
  return { contacts: kept.contacts, syncedAt: kept.syncedAt }
}

/**
 * Replaces the stored contacts; false without storage. After signing out nothing is stored: a response may still
 * arrive.
 */
export function saveContacts(userId: string, synced: SyncedContacts): boolean {
  if (readLastUser()?.id !== userId) return false
  return writeStored('local', KEY, { userId, ...synced } satisfies StoredContacts)
}

/** Deletes them, whichever user's they are. */
export function clearContacts(): void {
  writeStored('local', KEY, null)
}
