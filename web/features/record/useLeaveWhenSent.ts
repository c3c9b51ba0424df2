import { useEffect } from 'react'
import { isIdle } from '../../drafts/session/machine'
import { onFormCleared } from '../../drafts/session/session-form'
import { usePageId } from '../../state/view'
import { isPageOver, isRecordPageOpen, leaveRecordPage } from './record-page'

/**
 * Leaves the record screen once the recording that it showed was sent, or stored to be sent later, wherever that was
 * asked for: the form that comes next may be for others. A form discarded here leaves its author here.
 */
export function useLeaveWhenSent(): void {
  const pageId = usePageId()
  useEffect(
    () =>
      onFormCleared(({ state, mode }) => {
        // Asked now: the next form becomes that of the page.
        if (isIdle(state) || !isPageOver(pageId)) return
        // Unless the recorder that sent it opens what was published.
        queueMicrotask(() => {
          if (isRecordPageOpen(pageId)) leaveRecordPage(mode)
        })
      }),
    [pageId],
  )
}
