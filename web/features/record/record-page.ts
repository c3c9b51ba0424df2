/** A page of the history that the record screen is on. */
import { getMode, type Mode } from '../../../domain/kinds'
import { isView } from '../../../domain/views'
import { getFormOfPage } from '../../drafts/session/forms-of-pages'
import { isRecordScreenOpen } from '../../state/record-screen'
import { getPageId, goTo } from '../../state/view'

/** Whether this page is open, also while React has not rendered another yet. */
export function isRecordPageOpen(pageId: string): boolean {
  return isRecordScreenOpen() && pageId === getPageId()
}

/** Whether this page is open and has nothing left to show: neither a form of its own nor shared content. */
export function isPageOver(pageId: string): boolean {
  const isEmpty = getFormOfPage(pageId) === null && !new URLSearchParams(location.search).has('shared')
  return isEmpty && isRecordPageOpen(pageId)
}

/** Opens the view of what is recorded in this mode in place of the open page. */
export function leaveRecordPage(mode: Mode): void {
  const { view } = getMode(mode)
  if (isView(view)) goTo(view, {}, { replace: true })
}
