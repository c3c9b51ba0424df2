/**
 * The forms of recordings that are not sent yet, each at its place, and which of them a page of the history shows. In
 * memory, and in session storage: they survive reloads and redirects before there is a draft.
 */
import { DEFAULT_MODE, isMode, type Mode } from '../../domain/kinds'
import type { Track } from '../../domain/library/library.schema'
import { getInitialTags } from '../../domain/podcasts/podcasts'
import { createEmptyForm, type DraftForm, type DraftPurpose, EMPTY_FORM } from '../drafts/store/draft-record'
import { saveUnsentDraft } from '../drafts/store/drafts'
import { getLastUserId } from '../state/last-user'
import { readStored, writeStored } from '../state/stored'
import { UNNAMED_PAGE } from '../state/view'
import { reloadWhenOutdated } from './outdated-page'

/**
 * Where a form was begun and is found again: as a new post, as the hello of the profile, under the post that it answers, or
 * in an owlcast.
 */
export type Place = 'new' | 'hello' | `reply:${string}` | `owlcast:${string}`

/** The input of the user. */
export type FormContent = { mode: Mode; form: DraftForm; track: Track | null }

export type Form = FormContent & {
  /** The same while it is edited. */
  formId: string
  /** Null for one that is found by its recipient, its draft or its page. */
  place: Place | null
  /** The user who typed it; null for a visitor. */
  ownerId: string | null
  /** When it was last edited in this tab, in ms since the epoch; 0 for never. Another tab may have edited its draft later. */
  editedAt: number
  /** The draft of its recording; null before one. */
  draftId: string | null
  /** The draft of a track alone as it was opened: under its id an earlier attempt to send that may have arrived. */
  sentBefore?: { draftId: string; recipient: string; trackId: string | null }
}

/** `mode` is kept for a page whose form was sent or discarded. */
type PageForm = { formId: string; mode: Mode }
type Stored = { forms: Form[]; pages: [pageId: string, page: PageForm][] }

const KEY = 'owlcast.forms'
/** Browsers keep fewer pages; those that have left their history count here, too. */
const PAGES_MAX = 500
const FORMS_MAX = 100
const SAVE_AFTER_MS = 300

reloadWhenOutdated()
const stored = readForms()
/** By id, the one changed last at the end. */
const forms = new Map(stored.forms.map((form) => [form.formId, form]))
/** By the page's id, the one opened last at the end. */
const pages = new Map(stored.pages)
const listeners = new Set<() => void>()
/** Forms whose drafts have not stored their last change. */
const unsaved = new Set<string>()
let saving: ReturnType<typeof setTimeout> | undefined

/** Calls back after each change of a form or a page, or of the recording. */
export function subscribeForms(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function notifyForms(): void {
  for (const listener of listeners) listener()
}

/** The form, unless it is gone or another user's. One whose session ended by itself still sees it. */
export function getForm(formId: string | null | undefined): Form | null {
  const form = forms.get(formId ?? '')
  const viewerId = getLastUserId()
  const isOther = viewerId !== null && form?.ownerId != null && form.ownerId !== viewerId
  return form && !isOther ? form : null
}

/** The form that was changed last of those for which `test` holds. */
export function findForm(test: (form: Form) => boolean): Form | null {
  const ids = [...forms.keys()].reverse()
  return getForm(ids.find((id) => getForm(id) && test(getForm(id) as Form)))
}

/** Whether a form of this tab belongs to the draft, also one that is hidden from the user who is signed in. */
export function hasFormOf(draftId: string): boolean {
  return [...forms.values()].some((form) => form.draftId === draftId)
}

/** Adds a form. `rest` is what its draft knows of it. */
export function addForm(
  place: Place | null,
  content: FormContent,
  rest: Partial<Pick<Form, 'formId' | 'draftId' | 'editedAt' | 'sentBefore'>> = {},
): Form {
  const form = { formId: crypto.randomUUID(), draftId: null, editedAt: 0, ...rest, ...content, place }
  return putForm({ ...form, ownerId: getLastUserId() })
}

/** Changes a form, also in its draft on the device. Ignored once the form is gone. */
export function updateForm(formId: string, changes: Partial<Omit<Form, 'formId'>>): void {
  const form = getForm(formId)
  if (!form) return
  putForm({ ...form, ...changes, ownerId: getLastUserId() ?? form.ownerId })
  unsaved.add(formId)
  clearTimeout(saving)
  saving = setTimeout(saveForms, SAVE_AFTER_MS)
}

/** Later than every edit that this tab knows of, also after the clock of the device was set back. */
export function createEditTime({ editedAt }: Pick<Form, 'editedAt'>): number {
  return Math.max(Date.now(), editedAt + 1)
}

function putForm(form: Form): Form {
  forms.delete(form.formId)
  forms.set(form.formId, form)
  const oldest = forms.size > FORMS_MAX ? forms.keys().next().value : undefined
  if (oldest !== undefined) forms.delete(oldest)
  for (const page of pages.values()) if (page.formId === form.formId) page.mode = form.mode
  publishChange()
  return form
}

/** Removes a form that was sent or discarded. Its pages are over. */
export function removeForm(formId: string): void {
  unsaved.delete(formId)
  if (forms.delete(formId)) publishChange()
}

/** Deletes all forms: their account left. Of their pages only the modes stay. */
export function clearForms(): void {
  unsaved.clear()
  forms.clear()
  publishChange()
}

/** An empty form of this mode, with these fields filled in. */
export function createContent(mode: Mode, changes: Partial<DraftForm> = {}): FormContent {
  return { mode, form: { ...createEmptyForm(), tags: getInitialTags(mode, {}), ...changes }, track: null }
}

/** Whether nothing was typed, chosen or attached in a form. Its language and privacy come with its mode. */
export function isBlank({ mode, form, track }: FormContent): boolean {
  const { language, isPrivate } = form
  const blank = createContent(mode, { language, isPrivate }).form
  return track === null && JSON.stringify(form) === JSON.stringify(blank)
}

/** The form that a page of the history shows; null for none. */
export function getPageForm(pageId: string): Form | null {
  return getForm(pages.get(pageId)?.formId)
}

/** The mode of a page whose form was sent or discarded, here or on another page; null for any other. */
export function getEndedMode(pageId: string): Mode | null {
  return getPageForm(pageId) ? null : (pages.get(pageId)?.mode ?? null)
}

/** The mode of the page that was opened last. */
export function getLastMode(): Mode {
  return [...pages.values()].at(-1)?.mode ?? DEFAULT_MODE
}

/** Makes a form that of a page. The oldest pages are forgotten. */
export function setPageForm(pageId: string, { formId, mode }: Pick<Form, 'formId' | 'mode'>): void {
  pages.delete(pageId)
  pages.set(pageId, { formId, mode })
  const oldest = pages.size > PAGES_MAX ? pages.keys().next().value : undefined
  if (oldest !== undefined) pages.delete(oldest)
  publishChange()
}

/** What a form is recorded for. */
export function getPurpose({ place }: Pick<Form, 'place'>): DraftPurpose {
  return place === 'hello' ? 'hello' : 'post'
}

/** The fields of a form that a draft stores. */
export function toDraftFields({
  formId,
  place,
  mode,
  form,
  track,
}: FormContent & Pick<Form, 'formId' | 'place'>) {
  return { formId, purpose: getPurpose({ place }), mode, form, trackId: track?.id ?? null, track }
}

/** Saves what was changed to the drafts on the device. */
export async function saveForms(): Promise<void> {
  clearTimeout(saving)
  saving = undefined
  const changed = [...unsaved].flatMap((formId) => forms.get(formId) ?? [])
  unsaved.clear()
  await Promise.all(
    changed.map(async (form) => {
      const { draftId: id, editedAt } = form
      if (id !== null) await saveUnsentDraft({ id, ...toDraftFields(form), editedAt }).catch(() => null)
    }),
  )
}

// A page that is left may never run the delayed save.
for (const [target, event] of [
  [window, 'pagehide'],
  [document, 'visibilitychange'],
] as const)
  target.addEventListener(event, () => void (saving !== undefined && saveForms()))

function publishChange(): void {
  const named = [...pages].filter(([pageId]) => pageId !== UNNAMED_PAGE)
  const kept: Stored = { forms: [...forms.values()], pages: named }
  // Where storage is full, what it holds is older than the forms by now.
  if (!writeStored('session', KEY, kept)) writeStored('session', KEY, null)
  notifyForms()
}

function readForms(): Stored {
  const isValid = ({ forms, pages }: Partial<Stored>) =>
    Array.isArray(pages) && Array.isArray(forms) && forms.every(({ mode }) => isMode(mode))
  const { forms, pages } = readStored<Stored>('session', KEY, isValid) ?? { forms: [], pages: [] }
  return { pages, forms: forms.map((form) => ({ ...form, form: { ...EMPTY_FORM, ...form.form } })) }
}
