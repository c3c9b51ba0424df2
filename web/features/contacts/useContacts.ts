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

/** The running task: reading contacts, or checking `done` of `all`. */
export type ContactWork = { is: 'reading' } | { is: 'checking'; done: number; all: number }

/** The user's contacts on this device: add, check, follow, remove. Saved after each step. */
export function useContacts({ id, phone }: Pick<Me, 'id' | 'phone'>) {
  const [synced, setSynced] = useState(() => readContacts(id))
  const [work, setWork] = useState<ContactWork | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const stopping = useRef(new AbortController())
  const now = useRef(synced)
  /** Follows and unfollows since the check started: responses may be older. */
  const changed = useRef(new Map<string, boolean>())
  // Sign-out deletes the contacts: a running task must not save them again.
  useEffect(() => () => stopping.current.abort(), [])

  function keep(next: typeof synced) {
    now.current = next
    setSynced(next)
    return keepContacts(id, next)
  }

  /** Runs one task at a time and shows its error. */
  async function run(job: (signal: AbortSignal) => Promise<void>) {
    if (work) return
    stopping.current = new AbortController()
    const { signal } = stopping.current
    setProblem(null)
    try {
      await job(signal)
    } catch (error) {
      const sentence = await sentenceOf(error)
      if (!signal.aborted) setProblem(sentence)
    } finally {
      setWork(null)
    }
  }

  async function compare(signal: AbortSignal) {
    changed.current.clear()
    // Set before the first response, so that the task can be cancelled and not started twice.
    setWork({ is: 'checking', done: 0, all: identifiersOf(now.current.contacts).length })
    await checkContacts(now.current.contacts, {
      signal,
      onStep: ({ contacts, done, all }) => {
        keep({ ...now.current, contacts: contacts.map(asChanged) })
        setWork({ is: 'checking', done, all })
      },
    })
    // Not set after a failed or cancelled sync.
    keep({ ...now.current, syncedAt: Date.now() })
  }

  function asChanged(contact: Contact): Contact {
    const isFollowed = contact.person ? changed.current.get(contact.person.id) : undefined
    return isFollowed === undefined ? contact : { ...contact, isFollowed }
  }

  /** Adds the contacts that `read` returns and checks all. */
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
    problem,
    pick: () => add(async () => (await import('./device-contacts')).pickContacts()),
    importFile: (file: File) => add(async () => (await import('./read-file')).readContactsFile(file)),
    compare: () => run(compare),
    cancel: () => stopping.current.abort(),
    /** Records whether a person is followed now. */
    follow(personId: string, isFollowed: boolean) {
      changed.current.set(personId, isFollowed)
      keep({ ...now.current, contacts: now.current.contacts.map(asChanged) })
    },
    remove() {
      keep(NO_CONTACTS)
      forgetContacts()
      setProblem(null)
    },
  }
}
export type ContactsState = ReturnType<typeof useContacts>

const READING: readonly Failure['code'][] = [
  'contacts.import_failed',
  'contacts.denied',
  'contacts.unsupported',
]

/**
 * The text of an error: read errors have their own, all others are wrapped as sync errors. Offline, the script with the
 * messages may be missing too.
 */
async function sentenceOf(error: unknown): Promise<string> {
  if (error instanceof Failure && READING.includes(error.code)) return error.message
  const reason = textOf(isLostScript(error) ? failureOf(error) : error)
  const errors = await import('../../../domain/errors').catch(() => null)
  return errors?.messageOf('contacts.sync_failed', { reason }) ?? reason
}
