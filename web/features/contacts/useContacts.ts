import { useEffect, useRef, useState } from 'react'
import {
  addContacts,
  type Contact,
  createLeftOut,
  LEFT_OUT_REASONS,
  type LeftOut,
  listIdentifiers,
  type ReadContacts,
} from '../../../domain/contacts/contacts'
import { AppError } from '../../../domain/errors/app-error'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { CONTACTS } from '../../../domain/locales/en/people'
import type { Me } from '../../../domain/people/people.schema'
import { getErrorMessage, toRequestError } from '../../api/request-error'
import { isChunkLoadError } from '../../state/chunk-load-errors'
import { clearContacts, NO_CONTACTS, readContacts, saveContacts } from '../../state/synced-contacts'
import { showToast } from '../../ui/overlays/toast'
import { checkContacts } from './check-contacts'

/** The running task: reading contacts, or checking `done` of `all`. */
export type ContactTask = { step: 'reading' } | { step: 'checking'; done: number; all: number }

/** The user's contacts on this device: add, check, follow, remove. Saved after each step. */
export function useContacts({ id, phone }: Pick<Me, 'id' | 'phone'>) {
  const [synced, setSynced] = useState(() => readContacts(id))
  const [work, setWork] = useState<ContactTask | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /** What the last import left out. */
  const [leftOut, setLeftOut] = useState<LeftOut>(createLeftOut)
  const abortRef = useRef(new AbortController())
  const current = useRef(synced)
  /** Follows and unfollows since the check started: responses may be older. */
  const followChanges = useRef(new Map<string, boolean>())
  // Sign-out deletes the contacts: a running task must not save them again.
  useEffect(() => () => abortRef.current.abort(), [])

  function save(next: typeof synced) {
    current.current = next
    setSynced(next)
    return saveContacts(id, next)
  }

  /** Runs one task at a time and shows its error. */
  async function run(job: (signal: AbortSignal) => Promise<void>) {
    if (work) return
    abortRef.current = new AbortController()
    const { signal } = abortRef.current
    setProblem(null)
    try {
      await job(signal)
    } catch (error) {
      const sentence = getErrorText(error)
      if (!signal.aborted) setProblem(sentence)
    } finally {
      setWork(null)
    }
  }

  async function compare(signal: AbortSignal) {
    followChanges.current.clear()
    // Set before the first response, so that the task can be cancelled and not started twice.
    setWork({ step: 'checking', done: 0, all: listIdentifiers(current.current.contacts).length })
    await checkContacts(current.current.contacts, {
      signal,
      onStep: ({ contacts, done, all }) => {
        save({ ...current.current, contacts: contacts.map(applyFollowChange) })
        setWork({ step: 'checking', done, all })
      },
    })
    // `syncedAt` stays after a failed or cancelled sync.
    save({ ...current.current, syncedAt: Date.now() })
  }

  function applyFollowChange(contact: Contact): Contact {
    const isFollowed = contact.person ? followChanges.current.get(contact.person.id) : undefined
    return isFollowed === undefined ? contact : { ...contact, isFollowed }
  }

  /** Adds the contacts that `read` returns and checks all. */
  function add(read: () => Promise<ReadContacts>) {
    return run(async (signal) => {
      setWork({ step: 'reading' })
      const { contacts: raw, leftOut: before } = await read()
      if (raw.length === 0) return
      const { createNumberParser } = await import('./number-parser')
      const reader = createNumberParser(phone, navigator.languages)
      const { contacts, leftOut } = addContacts(current.current.contacts, raw, reader)
      const isSame = contacts.length === current.current.contacts.length
      if (isSame && addContacts([], raw, reader).contacts.length === 0)
        throw (await import('./read-contacts-file')).createEmptyFileError()
      signal.throwIfAborted()
      setLeftOut(sumLeftOut(before, leftOut))
      if (!save({ ...current.current, contacts })) showToast({ text: CONTACTS.storageFull, tone: 'bad' })
      await compare(signal)
    })
  }

  return {
    ...synced,
    work,
    problem,
    leftOut,
    pick: () =>
      add(async () => ({
        contacts: await (await import('./device-contacts')).pickContacts(),
        leftOut: createLeftOut(),
      })),
    importFile: (file: File) =>
      add(async () => (await import('./read-contacts-file')).readContactsFile(file)),
    compare: () => run(compare),
    cancel: () => abortRef.current.abort(),
    /** Records whether a person is followed now. */
    follow(userId: string, isFollowed: boolean) {
      followChanges.current.set(userId, isFollowed)
      save({ ...current.current, contacts: current.current.contacts.map(applyFollowChange) })
    },
    remove() {
      save(NO_CONTACTS)
      clearContacts()
      setProblem(null)
      setLeftOut(createLeftOut())
    },
  }
}
export type ContactsState = ReturnType<typeof useContacts>

function sumLeftOut(a: LeftOut, b: LeftOut): LeftOut {
  return createLeftOut(Object.fromEntries(LEFT_OUT_REASONS.map((reason) => [reason, a[reason] + b[reason]])))
}

const READ_ERRORS: readonly AppError['code'][] = [
  'contacts.import_failed',
  'contacts.denied',
  'contacts.unsupported',
]

/** The text of an error: read errors have their own, all others are wrapped as sync errors. */
function getErrorText(error: unknown): string {
  if (error instanceof AppError && READ_ERRORS.includes(error.code)) return error.message
  const reason = getErrorMessage(isChunkLoadError(error) ? toRequestError(error) : error)
  return formatErrorMessage('contacts.sync_failed', { reason })
}
