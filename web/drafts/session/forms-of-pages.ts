/**
 * The forms that the record screen last showed on the pages of the history, by the ids of those pages: in memory, and in
 * session storage to survive a reload.
 */
import { getLastUserId } from '../../state/last-user'
import { UNNAMED_PAGE } from '../../state/view'
import { EMPTY_FORM } from '../store/draft-record'
import type { RecordForm } from './form-storage'

export type FormOfPage = RecordForm & {
  /** The user to whom it was shown; null for a visitor. */
  ownerId: string | null
}

const STORAGE_KEY = 'owlcast.formsOfPages'
/** As many as browsers keep. */
const PAGES_MAX = 50

const forms = new Map<string, FormOfPage>(readForms())

/** The form of a page, unless another user was shown it. */
export function getFormOfPage(pageId: string): FormOfPage | null {
  const form = forms.get(pageId)
  return form && (form.ownerId === null || form.ownerId === getLastUserId()) ? form : null
}

/** Stores the form of a page. The oldest pages are forgotten. */
export function setFormOfPage(pageId: string, form: FormOfPage): void {
  const before = forms.get(pageId)
  const isUnchanged = before && listNames(form).every((name) => before[name] === form[name])
  forms.delete(pageId)
  forms.set(pageId, form)
  if (isUnchanged) return
  const oldest = forms.size > PAGES_MAX ? forms.keys().next().value : undefined
  if (oldest !== undefined) forms.delete(oldest)
  storeForms()
}

/** Removes a form from all its pages: it was sent or discarded. */
export function removeFormOfPages(formId: string): void {
  for (const [pageId, form] of forms) if (form.formId === formId) forms.delete(pageId)
  storeForms()
}

/** Deletes all forms: another user follows. */
export function clearFormsOfPages(): void {
  forms.clear()
  storeForms()
}

const listNames = (form: FormOfPage) => Object.keys(form) as (keyof FormOfPage)[]

function storeForms(): void {
  const stored = [...forms].filter(([pageId]) => pageId !== UNNAMED_PAGE)
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
    return stored.map(([pageId, shown]) => [pageId, { ...shown, form: { ...EMPTY_FORM, ...shown.form } }])
  } catch {
    return []
  }
}
