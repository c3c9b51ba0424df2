import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { getMode, isMode, type Mode } from '../../../domain/kinds'
import { RECORD, SHARED_IN } from '../../../domain/locales/en/record'
import { findPodcastMode } from '../../../domain/podcasts/podcasts'
import { isShareOutcome } from '../../../domain/share/share-target'
import { isView } from '../../../domain/views'
import { readDraft } from '../../drafts/store/drafts'
import { findUnconfirmedField } from '../../drafts/store/unconfirmed'
import {
  type Form,
  findForm,
  getEndedMode,
  getForm,
  getPageForm,
  getPurpose,
  setPageForm,
} from '../../recording/forms'
import { isIdle, isPublishing } from '../../recording/machine'
import { openNewPost } from '../../recording/places'
import {
  claimOpenDraft,
  getLostDraftId,
  getOpenForm,
  getRecordState,
  openSavedDraft,
  recorder,
} from '../../recording/session'
import { useForm } from '../../recording/useRecording'
import { showHello } from '../../state/hello-page'
import { setOpenDraft } from '../../state/open-draft'
import { isRecordScreenOpen } from '../../state/record-screen'
import { getPageId, goTo, usePageId, useView } from '../../state/view'
import { showToast } from '../../ui/overlays/toast'

/**
 * The form that the record screen shows on this page of the history; null while it is being read. A new page gets the form
 * of the recording that is open, or that of a new post in the mode of its address (`?mode=`), of a saved draft (`?draft=`)
 * or of shared content (`?shared=`); one that is returned to has the form that it had. Once that was sent or discarded, the
 * page is left for the view of its mode.
 */
export function useRecordPage(): { form: Form | null; isPublishedAtOnce: boolean } {
  const pageId = usePageId()
  const { params } = useView()
  const form = useForm(() => getPageForm(pageId))
  const draftId = params.get('draft') ?? (form ? null : getLostDraftId())
  const shared = params.get('shared')
  const linked = params.get('mode')
  useLayoutEffect(() => {
    if (form || draftId !== null || !isRecordPageOpen(pageId)) return
    const endedMode = getEndedMode(pageId)
    // Shared content waits while there is another recording.
    if (endedMode && isShareOutcome(shared))
      setPageForm(pageId, openNewPost(findPodcastMode(false) ?? endedMode))
    else if (endedMode) {
      // Its form may be hidden, since another account has signed in.
      void claimOpenDraft()
      leaveRecordPage(endedMode)
    } else setPageForm(pageId, findOpenForm(linked) ?? openNewPost(readLinkedMode(linked)))
  }, [form, draftId, pageId, linked, shared])
  const requestedId = useSavedDraft(pageId, draftId)
  useLinkedMode(pageId, linked, form)
  const isResumed = params.has('resume')
  useEffect(() => {
    if (!isResumed) return
    goTo('record', {}, { replace: true })
    // The screen resumes, and not the link: the user may leave before this screen has loaded.
    void recorder.resume()
  }, [isResumed])
  useEffect(() => {
    const shown = getPageForm(pageId)
    const isRecorded = shown?.draftId !== null || !isIdle(getRecordState(shown.formId))
    if (isShareOutcome(shared) && shown && isRecorded) showToast({ text: SHARED_IN.recordingOpen })
  }, [shared, pageId])
  return { form, isPublishedAtOnce: form !== null && form.formId === requestedId }
}

/**
 * The form of the post whose recording is open. One that is being sent is over soon: the address may ask for what comes
 * next.
 */
function findOpenForm(linked: string | null): Form | null {
  const form = getOpenForm()
  if (form && getPurpose(form) === 'hello') return null
  const isLeft = isPublishing(getRecordState(form?.formId)) && linked !== null && linked !== form?.mode
  return isLeft ? null : form
}

/** The mode of an address, if posts can have it. */
function readLinkedMode(linked: string | null): Mode | undefined {
  if (!linked || !isMode(linked)) return undefined
  if (getMode(linked).accepts.includes('post')) return linked
  showToast({ text: RECORD.comingSoonHint })
  return undefined
}

/** Opens a saved draft on this page. Returns the id of its form where it is to be published at once (`publish=1`). */
function useSavedDraft(pageId: string, draftId: string | null): string | null {
  const [requestedId, setRequestedId] = useState<string | null>(null)
  useEffect(() => {
    if (draftId === null) return
    async function open(id: string) {
      // Read before opening: afterwards the recipient may be resolved without the author having seen it.
      const copies = [findForm((form) => form.draftId === id), await readDraft(id).catch(() => null)]
      const isShownFirst = copies.some((copy) => copy && findUnconfirmedField(copy) !== null)
      const isPublished = new URLSearchParams(location.search).has('publish') && !isShownFirst
      const opened = await openSavedDraft(id).catch(() => null)
      if (!isRecordPageOpen(pageId)) return
      if (opened && getPurpose(opened) === 'hello') return showHello(id, { replace: true })
      if (opened) setPageForm(pageId, opened)
      else if (location.search.includes('draft=')) showToast({ text: RECORD.openFailed, tone: 'bad' })
      else setOpenDraft(null)
      goTo('record', {}, { replace: true })
      if (opened && isPublished) setRequestedId(opened.formId)
    }
    void open(draftId)
  }, [pageId, draftId])
  return requestedId
}

/**
 * The address names the mode shown: a reload opens that one. An address that was replaced by that of another mode opens a new
 * post there.
 */
function useLinkedMode(pageId: string, linked: string | null, form: Form | null): void {
  const before = useRef({ pageId, linked })
  const { formId = null, mode = null } = form ?? {}
  useEffect(() => {
    const isReplaced = before.current.pageId === pageId && before.current.linked !== linked
    before.current = { pageId, linked }
    if (linked === null || mode === null || linked === mode || !isRecordPageOpen(pageId)) return
    const current = Object.fromEntries(new URLSearchParams(location.search))
    // Another address may have been opened that React has not rendered yet.
    if (current.mode !== linked) return
    const isOpen = isIdle(getRecordState(formId)) && getForm(formId)?.draftId === null
    const chosen = isReplaced && isOpen ? readLinkedMode(linked) : undefined
    if (chosen) setPageForm(pageId, openNewPost(chosen))
    else goTo('record', { ...current, mode }, { replace: true })
  }, [pageId, linked, formId, mode])
}

/** Whether this page is open, also while React has not rendered another yet. */
export function isRecordPageOpen(pageId: string): boolean {
  return isRecordScreenOpen() && pageId === getPageId()
}

/** Whether this page is open and has nothing left to show: neither a form of its own nor shared content. */
export function isPageOver(pageId: string): boolean {
  const isEmpty = getPageForm(pageId) === null && !new URLSearchParams(location.search).has('shared')
  return isEmpty && isRecordPageOpen(pageId)
}

/** Opens the view of what is recorded in this mode in place of the open page. */
export function leaveRecordPage(mode: Mode): void {
  const { view } = getMode(mode)
  if (isView(view)) goTo(view, {}, { replace: true })
}
