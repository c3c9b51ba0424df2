import { useEffect, useRef, useState } from 'react'
import { addContacts, type Contact, identifiersOf, type RawContact } from '../../../domain/contacts'
import { Failure } from '../../../domain/failure'
import type { Me } from '../../../domain/people.schema'
import { failureOf, textOf } from '../../api/failure'
import { isLostScript } from '../../state/lost-scripts'
import { forgetContacts, keepContacts, NO_CONTACTS, readContacts } from '../../state/synced-contacts'
import { toast } from '../../ui/toast'
import { CONTACTS } from '../../words/contacts'
import { checkContacts } from './check-contacts'

/** What is going on: contacts are read, or compared, so many of so many. */
export type ContactWork = { is: 'reading' } | { is: 'checking'; done: number; all: number }

/** The contacts of the person on this device: added, compared, followed, removed. They are kept after each step. */
export function useContacts({ id, phone }: Pick<Me, 'id' | 'phone'>) {
  const [synced, setSynced] = useState(() => readContacts(id))
  const [work, setWork] = useState<ContactWork | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const stopping = useRef(new AbortController())
  const now = useRef(synced)
  /** Follows and unfollows since contacts are compared: what the answers say may be older. */
  const changed = useRef(new Map<string, boolean>())
  // Whoever leaves takes their contacts along: what is on its way must not bring them back.
  useEffect(() => () => stopping.current.abort(), [])

  function keep(next: typeof synced) {
    now.current = next
    setSynced(next)
    return keepContacts(id, next)
  }

  /** One at a time. What it fails with is said where the contacts are. */
  async function run(job: (signal: AbortSignal) => Promise<void>) {
    if (work) return
    stopping.current = new AbortController()
    const { signal } = stopping.current
    setTrouble(null)
    try {
      await job(signal)
    } catch (error) {
      const sentence = await sentenceOf(error)
      if (!signal.aborted) setTrouble(sentence)
    } finally {
      setWork(null)
    }
  }

  async function compare(signal: AbortSignal) {
    changed.current.clear()
    // Before the first answer, too, it can be stopped, and not be begun again.
    setWork({ is: 'checking', done: 0, all: identifiersOf(now.current.contacts).length })
    await checkContacts(now.current.contacts, {
      signal,
      onStep: ({ contacts, done, all }) => {
        keep({ ...now.current, contacts: contacts.map(asChanged) })
        setWork({ is: 'checking', done, all })
      },
    })
    // Only now: of a sync that failed or was cancelled nothing is claimed.
    keep({ ...now.current, syncedAt: Date.now() })
  }

  function asChanged(contact: Contact): Contact {
    const isFollowed = contact.person ? changed.current.get(contact.person.id) : undefined
    return isFollowed === undefined ? contact : { ...contact, isFollowed }
  }

  /** Adds what is read, and compares all. */
  function add(read: () => Promise<readonly RawContact[]>) {
    return run(async (signal) => {
      setWork({ is: 'reading' })
      const raw = await read()
      if (raw.length === 0) return
      const { numberReader } = await import('./read-number')
      const reader = numberReader(phone, navigator.languages)
      const contacts = addContacts(now.current.contacts, raw, reader)
      const isSame = contacts.length === now.current.contacts.length
      if (isSame && addContacts([], raw, reader).length === 0) throw (await import('./read-file')).nobodyIn()
      signal.throwIfAborted()
      if (!keep({ ...now.current, contacts })) toast({ text: CONTACTS.full, tone: 'bad' })
      await compare(signal)
    })
  }

  return {
    ...synced,
    work,
    trouble,
    pick: () => add(async () => (await import('./device-contacts')).pickContacts()),
    importFile: (file: File) => add(async () => (await import('./read-file')).readContactsFile(file)),
    compare: () => run(compare),
    cancel: () => stopping.current.abort(),
    /** Writes down whether somebody is followed now. */
    follow(personId: string, isFollowed: boolean) {
      changed.current.set(personId, isFollowed)
      keep({ ...now.current, contacts: now.current.contacts.map(asChanged) })
    },
    remove() {
      keep(NO_CONTACTS)
      forgetContacts()
      setTrouble(null)
    },
  }
}
export type ContactsState = ReturnType<typeof useContacts>

const READING: readonly Failure['code'][] = [
  'contacts.import_failed',
  'contacts.denied',
  'contacts.unsupported',
]

/** Refusals of reading say themselves what could not be done; all others are the sync's. Offline, scripts may be missing too. */
async function sentenceOf(error: unknown): Promise<string> {
  if (error instanceof Failure && READING.includes(error.code)) return error.message
  const reason = textOf(isLostScript(error) ? failureOf(error) : error)
  const errors = await import('../../../domain/errors').catch(() => null)
  return errors?.messageOf('contacts.sync_failed', { reason }) ?? reason
}
