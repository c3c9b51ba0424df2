/** Opens the dialogs to mute, block or report, from anywhere. */
import type { Author } from '../../domain/people/author.schema'
import { createDialogRequest } from './dialog-request'

export type SafetyRequest = {
  what: 'mute' | 'unmute' | 'block' | 'unblock' | 'report'
  person: Pick<Author, 'id' | 'username' | 'displayName'>
  /** The reported post; without it, the member is reported. */
  post?: { id: string; title: string } | undefined
  /** Called after blocking: the open view may be about the member. */
  onBlocked?: (() => void) | undefined
}

export const {
  open: openSafetyDialog,
  close: closeSafetyDialog,
  useRequest: useSafetyRequest,
} = createDialogRequest<SafetyRequest>()
