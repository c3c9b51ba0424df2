import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { getEndedMode, getFormOfPage } from '../../drafts/session/forms-of-pages'
import { hasSpeech, isIdle } from '../../drafts/session/machine'
import { recorder } from '../../drafts/session/recorder'
import { reopen } from '../../drafts/session/reopen-draft'
import { keepWaiting, returnToForm } from '../../drafts/session/replaced-forms'
import { onFormCleared, setShownForm } from '../../drafts/session/session-form'
import { formState, getSession } from '../../drafts/session/session-state'
import { useRecordSession } from '../../drafts/session/useRecordSession'
import { getOpenDraftId } from '../../state/open-draft'
import { getPageId, goTo, usePageId } from '../../state/view'
import { isPageOver, isRecordPageOpen, leaveRecordPage } from './record-page'
import { isHolding } from './useRecorderActions'

/**
 * Back and Forward show the form that the record screen had on that page, until it is sent or discarded: then they leave
 * the page. The recording of another form is shown in its place, until that is sent or discarded.
 */
export function useFormOfPage(): void {
  const pageId = usePageId()
  const navigation = useNavigationType()
  useRecordSession()
  /** The page was returned to: its own form is due, after the recording of another one that it may show first. */
  const isDue = useRef(false)
  /** That other form. */
  const recordedId = useRef<string | null>(null)
  useEffect(() => {
    if (navigation !== NavigationType.Replace)
      isDue.current = navigation === NavigationType.Pop && hasForm(pageId)
    recordedId.current = null
    let isOpen = true
    function showFormOfPage() {
      const session = getSession()
      if (!isOpen || !isDue.current || !isIdle(session.state)) return
      isDue.current = false
      const saved = getFormOfPage(pageId)
      const endedMode = getEndedMode(pageId)
      if (saved && saved.formId !== session.formId) {
        formState.ownerId ??= saved.ownerId
        returnToForm(saved)
      } else if (endedMode && isPageOver(pageId)) leaveRecordPage(endedMode)
    }
    const { state, formId } = getSession()
    const asksForOther =
      state.at === 'asking' && !hasSpeech(state) && getFormOfPage(pageId)?.formId !== formId
    // The page that asked for the microphone was left.
    if (isDue.current && asksForOther) void recorder.suspend().then(showFormOfPage)
    // A reload may have left the recording of this tab unloaded: a page that is new shows that first.
    else if (getOpenDraftId() === null) showFormOfPage()
    else
      void reopen().then(() => {
        if (navigation === NavigationType.Push && isRecordPageOpen(pageId)) setShownForm(pageId)
        else showFormOfPage()
      })
    // The caller that clears the form may end the recording right after that.
    const unsubscribe = onFormCleared(() => queueMicrotask(showFormOfPage))
    return () => {
      isOpen = false
      unsubscribe()
    }
  }, [pageId, navigation])
  // After each change of the session, of which the effect above may be one.
  useEffect(() => {
    const session = getSession()
    const saved = getFormOfPage(pageId)
    // A track alone that was refused stays on screen until the page is left.
    if (isDue.current && hasSpeech(session.state)) recordedId.current = session.formId
    else if (isDue.current && isIdle(session.state) && session.formId === recordedId.current) {
      // Recorded again: the author goes on with that form, on a page of its own.
      isDue.current = false
      if (saved && saved.formId !== session.formId && isRecordPageOpen(pageId)) {
        keepWaiting(saved)
        return goTo('record')
      }
    }
    // A reply that is held over the record screen is shown before it records.
    const isOther =
      isIdle(session.state) && !isHolding() ? isDue.current : saved && saved.formId !== session.formId
    if (!isOther && pageId === getPageId()) setShownForm(pageId)
  })
}

/** Whether the page has a form, or had one that was sent or discarded. */
function hasForm(pageId: string): boolean {
  return getFormOfPage(pageId) !== null || getEndedMode(pageId) !== null
}
