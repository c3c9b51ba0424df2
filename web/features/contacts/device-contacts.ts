/** Contacts from the device's picker, which mobile browsers have. */
import type { RawContact } from '../../../domain/contacts/contacts'
import { appError } from '../../../domain/errors/errors'

type PickedContact = { name?: (string | null)[]; email?: (string | null)[]; tel?: (string | null)[] }
type ContactPicker = {
  select: (properties: string[], options: { multiple: boolean }) => Promise<PickedContact[]>
}

/** Whether the browser has a contact picker. */
export function hasContactPicker(): boolean {
  return findContactPicker() !== null
}

/** Lets the user pick contacts; empty when they pick none. Throws `contacts.unsupported` or `contacts.denied`. */
export async function pickContacts(): Promise<RawContact[]> {
  const picker = findContactPicker()
  if (!picker) throw appError('contacts.unsupported')
  try {
    // Pictures and postal addresses are not requested.
    const picked = await picker.select(['name', 'email', 'tel'], { multiple: true })
    return picked.map(({ name, email, tel }) => ({
      name: listTexts(name)[0] ?? '',
      emails: listTexts(email),
      phones: listTexts(tel),
    }))
  } catch (error) {
    if (isDenied(error)) throw appError('contacts.denied', {}, undefined, error)
    throw error
  }
}

function findContactPicker(): ContactPicker | null {
  const { contacts } = navigator as Navigator & { contacts?: Partial<ContactPicker> }
  return typeof contacts?.select === 'function' ? (contacts as ContactPicker) : null
}

function isDenied(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /denied/i.test(error.message) || ['NotAllowedError', 'SecurityError'].includes(error.name)
}

const listTexts = (values: readonly (string | null)[] = []) => values.filter((value) => value !== null)
