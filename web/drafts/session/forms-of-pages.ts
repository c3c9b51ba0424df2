/**
 * Which form the record screen last showed on each page of the history, by the ids of those pages: in memory, and in
 * session storage to survive a reload.
 */
import type { Mode } from '../../../domain/kinds'
import { getLastUserId } from '../../state/last-user'
import { readStored, writeStored } from '../../state/stored'
import { UNNAMED_PAGE } from '../../state/view'
import { EMPTY_FORM } from '../store/draft-record'
import type { RecordForm } from './form-storage'

export type FormOfPage = RecordForm & {
  /** The user to whom it was shown; null for a visitor. */
  ownerId: string | null
}
type RecordPage = { formId: string; mode: Mode }
type Stored = { pages: [pageId: string, page: RecordPage][]; forms: FormOfPage[] }

const STORAGE_KEY = 'owlcast.formsOfPages'
/** Browsers keep fewer; pages that have left their history count here, too. */
const PAGES_MAX = 500

const stored = readPages()
/** By id, the one that was shown last at the end. */
const pages = new Map(stored.pages)
const forms = new Map(stored.forms.map((form) => [form.formId, form]))

/** The form of a page, unless it is another user's. One whose session ended by itself still sees it. */
export function getFormOfPage(pageId: string): FormOfPage | null {
  const form = forms.get(pages.get(pageId)?.formId ?? '')
  const viewerId = getLastUserId()
  const isOther = viewerId !== null && form?.ownerId !== null && form?.ownerId !== viewerId
  return form && !isOther ? form : null
}

/** The mode of a page whose form was sent or discarded, here or on another page; null for any other. */
export function getEndedMode(pageId: string): Mode | null {
  const page = pages.get(pageId)
  return page && !forms.has(page.formId) ? page.mode : null
}

/** Stores the form of a page. The oldest pages are forgotten. */
export function setFormOfPage(pageId: string, form: FormOfPage): void {
  const { formId, mode } = form
  const before = forms.get(formId)
  const isUnchanged = before && listNames(form).every((name) => before[name] === form[name])
  const isSamePage = pages.get(pageId)?.formId === formId
  pages.delete(pageId)
  pages.set(pageId, { formId, mode })
  forms.set(formId, form)
  if (isUnchanged && isSamePage) return
  const oldest = pages.size > PAGES_MAX ? pages.keys().next().value : undefined
  if (oldest !== undefined) pages.delete(oldest)
  const shown = new Set([...pages.values()].map((page) => page.formId))
  for (const id of forms.keys()) if (!shown.has(id)) forms.delete(id)
  store()
}

/** Removes a form that was sent or discarded. Its pages have none then. */
export function removeFormOfPages(formId: string): void {
  forms.delete(formId)
  store()
}

/** Deletes all forms: another user follows. Of their pages only the modes stay. */
export function clearFormsOfPages(): void {
  forms.clear()
  store()
}

const listNames = (form: FormOfPage) => Object.keys(form) as (keyof FormOfPage)[]

function store(): void {
  const named = [...pages].filter(([pageId]) => pageId !== UNNAMED_PAGE)
  const kept: Stored = { pages: named, forms: [...forms.values()] }
  // Without storage, those pages show the form of the session after a reload.
  writeStored('session', STORAGE_KEY, named.length > 0 ? kept : null)
}

function readPages(): Stored {
  const isValid = ({ pages, forms }: Partial<Stored>) => Array.isArray(pages) && Array.isArray(forms)
  const { pages, forms } = readStored<Stored>('session', STORAGE_KEY, isValid) ?? { pages: [], forms: [] }
  return { pages, forms: forms.map((shown) => ({ ...shown, form: { ...EMPTY_FORM, ...shown.form } })) }
}
