import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { findTrack } from '../../api/tracks.queries'
import { getFormOfPage, getPageKey, setFormOfPage } from '../../drafts/session/forms-of-pages'
import { isIdle } from '../../drafts/session/machine'
import { reopen } from '../../drafts/session/reopen-draft'
import { keepWaiting, returnToForm } from '../../drafts/session/replaced-forms'
import { onFormCleared } from '../../drafts/session/session-form'
import { getSession, toRecordForm } from '../../drafts/session/session-state'
import { useRecordSession } from '../../drafts/session/useRecordSession'
import { getLastUserId } from '../../state/last-user'
import { getOpenDraftId } from '../../state/open-draft'

/**
 * Back and Forward show the form that the record screen had on that page, until it is sent or discarded. The recording of
 * another form is shown in its place, until that is sent or discarded.
 */
export function useFormOfPage(): void {
  const { key } = useLocation()
  const navigation = useNavigationType()
  useRecordSession()
  /** The page was returned to, and shows the recording of another form: its own is due after that. */
  const isDue = useRef(false)
  /** That other form. */
  const recordedId = useRef<string | null>(null)
  useEffect(() => {
    if (navigation !== NavigationType.Replace)
      isDue.current = navigation === NavigationType.Pop && getFormOfPage(key) !== null
    recordedId.current = null
    let isOpen = true
    function showFormOfPage() {
      const session = getSession()
      if (!isOpen || !isDue.current || !isIdle(session.state)) return
      isDue.current = false
      // What clears the form may have changed the mode in the address.
      const saved = getFormOfPage(getPageKey())
      if (saved && saved.formId !== session.formId) returnToForm(saved)
    }
    // A reload may have left the recording of this tab unloaded.
    if (getOpenDraftId() === null) showFormOfPage()
    else void reopen(findTrack).then(showFormOfPage)
    // What clears the form may end the recording right after that.
    const unsubscribe = onFormCleared(() => queueMicrotask(showFormOfPage))
    return () => {
      isOpen = false
      unsubscribe()
    }
  }, [key, navigation])
  // After each change of the session, of which the effect above may be one.
  useEffect(() => {
    const session = getSession()
    const saved = getFormOfPage(key)
    if (isDue.current && !isIdle(session.state)) recordedId.current = session.formId
    else if (isDue.current && session.formId === recordedId.current) {
      // Recorded again: the author goes on with that form here.
      isDue.current = false
      if (saved && saved.formId !== session.formId) keepWaiting(saved)
    }
    const isOfPage = isIdle(session.state) ? !isDue.current : saved?.formId === session.formId
    if (isOfPage) setFormOfPage(key, { ...toRecordForm(session), ownerId: getLastUserId() })
  })
}
