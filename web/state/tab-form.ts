import { readStored, removeStored, writeStored } from './stored'

/** The keys of the forms, each followed by the id of what a form is about. */
const KEYS = ['owlcast.newOwlcast', 'owlcast.edit.', 'owlcast.words.'] as const

/**
 * A form that is kept in this tab until it is sent or discarded. Without storage, closing its dialog loses what was
 * typed.
 */
export function createTabForm<Form extends object>(
  key: (typeof KEYS)[number],
  isValid?: (stored: Partial<Form>) => boolean,
) {
  return {
    read: (id = '') => readStored<Form>('session', key + id, isValid),
    /** Null removes it. */
    save: (form: Form | null, id = '') => void writeStored('session', key + id, form),
  }
}

/** Removes all of them: another user follows. */
export function clearTabForms(): void {
  for (const key of KEYS) removeStored('session', key)
}
