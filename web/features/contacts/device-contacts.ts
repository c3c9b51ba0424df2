/** Contacts from the device's picker, which mobile browsers have. */
import type { RawContact } from '../../../domain/contacts'
import { fail } from '../../../domain/errors'

type Picked = { name?: (string | null)[]; email?: (string | null)[]; tel?: (string | null)[] }
type Picker = { select: (properties: string[], options: { multiple: boolean }) => Promise<Picked[]> }

/** Whether the browser has a contact picker. */
export function hasContactPicker(): boolean {
  return pickerOf() !== null
}

/** Lets the user pick contacts; empty when they pick none. Throws `contacts.unsupported` or `contacts.denied`. */
export async function pickContacts(): Promise<RawContact[]> {
  const picker = pickerOf()
  if (!picker) throw fail('contacts.unsupported')
  try {
    // Pictures and postal addresses are not requested.
    const picked = await picker.select(['name', 'email', 'tel'], { multiple: true })
    return picked.map(({ name, email, tel }) => ({
      name: texts(name)[0] ?? '',
      emails: texts(email),
      phones: texts(tel),
    }))
  } catch (error) {
    if (isDenied(error)) throw fail('contacts.denied', {}, undefined, error)
    throw error
  }
}

function pickerOf(): Picker | null {
  const { contacts } = navigator as Navigator & { contacts?: Partial<Picker> }
  return typeof contacts?.select === 'function' ? (contacts as Picker) : null
}

function isDenied(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /denied/i.test(error.message) || ['NotAllowedError', 'SecurityError'].includes(error.name)
}

const texts = (values: readonly (string | null)[] = []) => values.filter((one) => one !== null)
