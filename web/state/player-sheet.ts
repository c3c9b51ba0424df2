import { createDialogRequest } from './dialog-request'

/** The full player; `atWords` moves the focus to the spoken phrase. */
export const {
  open: openPlayerSheet,
  close: closePlayerSheet,
  useRequest: usePlayerSheet,
} = createDialogRequest<{ atWords: boolean }>()
