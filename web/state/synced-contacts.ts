/** Contacts that this device keeps for whoever is signed in (S3-28): for nobody else, and gone with their account. */
import type { Contact } from '../../domain/contacts'
import { rememberedMe } from './remembered-me'

const KEY = 'owlcast.contacts'

/** `syncedAt` is when they were compared last; null where they never were to the end. */
export type SyncedContacts = { contacts: Contact[]; syncedAt: number | null }
type Kept = SyncedContacts & { personId: string }

export const NO_CONTACTS: SyncedContacts = { contacts: [], syncedAt: null }

/** Those of this person; none where somebody else's are kept, or what is kept is not ours. */
export function readContacts(personId: string): SyncedContacts {
  try {
    const kept: Kept | null = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (kept?.personId !== personId || !Array.isArray(kept.contacts)) return NO_CONTACTS
    return { contacts: kept.contacts.map(withMember), syncedAt: kept.syncedAt }
  } catch {
    return NO_CONTACTS
  }
}

/** What was kept before contacts said whether they are here: those that were not found are compared again. */
function withMember(contact: Contact): Contact {
  if (contact.isOnOwlcast !== undefined) return contact
  const { person } = contact
  return {
    ...contact,
    isOnOwlcast: person ? true : null,
    userId: person?.id ?? null,
    avatar: person?.avatarUrl ?? null,
  }
}

/**
 * Keeps them in place of what was kept before; false where the device has no room or forbids it. Whoever signed out
 * meanwhile leaves nothing behind: an answer may be on its way still.
 */
export function keepContacts(personId: string, synced: SyncedContacts): boolean {
  try {
    if (rememberedMe()?.id !== personId) return false
    localStorage.setItem(KEY, JSON.stringify({ personId, ...synced } satisfies Kept))
    return true
  } catch {
    return false
  }
}

/** Forgets whosever they are. */
export function forgetContacts(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage is forbidden: then nothing is in it.
  }
}
