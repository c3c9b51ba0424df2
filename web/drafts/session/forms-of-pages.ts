/**
 * The forms that the record screen last showed on the pages of the history, by the keys of those pages: in memory, and in
 * session storage to survive a reload.
 */
import { getLastUserId } from '../../state/last-user'
import { EMPTY_FORM } from '../store/draft-record'
import type { RecordForm } from './form-storage'

export type FormOfPage = RecordForm & {
  /** A button filled it in, and nothing was typed or chosen since. */
  isUntouched: boolean
  /** The user to whom it was shown; null for a visitor. */
  ownerId: string | null
}

const STORAGE_KEY = 'owlcast.formsOfPages'
const PAGES_MAX = 20
/** The router's key of each page that was loaded from the server: in another load it is another page. */
const KEY_OF_FIRST_PAGE = 'default'

const forms = new Map<string, FormOfPage>(readForms())

/** The form of a page, unless another user was shown it. */
export function getFormOfPage(key: string): FormOfPage | null {
  const form = forms.get(key)
  return form && (form.ownerId === null || form.ownerId === getLastUserId()) ? form : null
}

/** The key of the page that is open, for code outside of components. */
export function getPageKey(): string {
  return history.state?.key ?? KEY_OF_FIRST_PAGE
}

/** Stores the form of a page; null removes it. The oldest pages are forgotten. */
export function setFormOfPage(key: string, form: FormOfPage | null): void {
  if (!forms.delete(key) && !form) return
  if (form) forms.set(key, form)
  const oldest = forms.size > PAGES_MAX ? forms.keys().next().value : undefined
  if (oldest !== undefined) forms.delete(oldest)
  storeForms()
}

/** Called when one page of the history replaces another. */
export function moveFormOfPage(from: string, to: string): void {
  const form = getFormOfPage(from)
  setFormOfPage(from, null)
  if (form) setFormOfPage(to, form)
}

/** Deletes all forms: another user follows. */
export function clearFormsOfPages(): void {
  forms.clear()
  storeForms()
}

function storeForms(): void {
  const stored = [...forms].filter(([key]) => key !== KEY_OF_FIRST_PAGE)
  try {
    if (stored.length > 0) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored))
    else sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Full or blocked storage: after a reload those pages show the form of the session.
  }
}

function readForms(): [string, FormOfPage][] {
  try {
    const stored: [string, FormOfPage][] = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    return stored.map(([key, shown]) => [key, { ...shown, form: { ...EMPTY_FORM, ...shown.form } }])
  } catch {
    return []
  }
}
