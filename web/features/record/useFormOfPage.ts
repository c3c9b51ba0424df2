import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { getFormOfPage, setFormOfPage } from '../../drafts/session/forms-of-pages'
import { isIdle } from '../../drafts/session/machine'
import { isFormAsPlaced, returnToForm } from '../../drafts/session/replaced-forms'
import { hasUnloadedDraft, onFormCleared } from '../../drafts/session/session-form'
import { getSession, isSameForm, toRecordForm } from '../../drafts/session/session-state'
import { useRecordSession } from '../../drafts/session/useRecordSession'
import { getLastUserId } from '../../state/last-user'

/**
 * Back and Forward show the form that the record screen had on that page, until it is recorded, sent or discarded. The
 * recording of another form is shown in its place, until that is sent or discarded.
 */
export function useFormOfPage(): void {
  const { key } = useLocation()
  const navigation = useNavigationType()
  useRecordSession()
  /** The page was returned to, and shows the recording of another form. */
  const isDue = useRef(false)
  useEffect(() => {
    if (navigation !== NavigationType.Replace)
      isDue.current = navigation === NavigationType.Pop && getFormOfPage(key) !== null
    function showFormOfPage() {
      const session = getSession()
      if (!isDue.current || !isIdle(session.state) || hasUnloadedDraft()) return
      isDue.current = false
      const saved = getFormOfPage(key)
      if (saved && !isSameForm(saved, session)) returnToForm(saved, saved.isUntouched)
    }
    showFormOfPage()
    // What clears the form may end the recording right after that.
    return onFormCleared(() => queueMicrotask(showFormOfPage))
  }, [key, navigation])
  // After each change of the session.
  useEffect(() => {
    const session = getSession()
    const saved = getFormOfPage(key)
    if (isIdle(session.state)) {
      const shown = { ...toRecordForm(session), isUntouched: isFormAsPlaced(), ownerId: getLastUserId() }
      if (!isDue.current) setFormOfPage(key, shown)
    } else if (saved && isSameForm(saved, session)) setFormOfPage(key, null)
  })
}
