import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isIdle } from '../../drafts/session/machine'
import { isFormAsPlaced, returnToForm } from '../../drafts/session/replaced-forms'
import { hasUnloadedDraft, onFormCleared } from '../../drafts/session/session-form'
import { getSession, isSameForm, toRecordForm } from '../../drafts/session/session-state'
import { useRecordSession } from '../../drafts/session/useRecordSession'
import { getFormOfPage, setFormOfPage } from './forms-of-pages'

/** Back and Forward show the form that the record screen had on that page, unless it was recorded, sent or discarded. */
export function useFormOfPage(): void {
  const { key } = useLocation()
  const navigation = useNavigationType()
  useRecordSession()
  useEffect(() => {
    const saved = getFormOfPage(key)
    const session = getSession()
    const isReturn = navigation === NavigationType.Pop && isIdle(session.state) && !hasUnloadedDraft()
    if (isReturn && saved && !isSameForm(saved, session)) returnToForm(saved, saved.isUntouched)
  }, [key, navigation])
  // After each change of the session.
  useEffect(() => {
    const session = getSession()
    const shown = { ...toRecordForm(session), isUntouched: isFormAsPlaced() }
    setFormOfPage(key, isIdle(session.state) ? shown : null)
  })
  // Sent or discarded: its page may be left before that is rendered.
  useEffect(() => onFormCleared(() => setFormOfPage(key, null)), [key])
}
