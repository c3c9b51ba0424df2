/** Sends a draft with the settings of this device; shows a toast when the music could not be mixed. */
import { formatErrorMessage } from '../../domain/errors/errors'
import { sendDraft } from '../drafts/outbox/send'
import type { Send } from '../features/record/usePublish'
import { isLossless } from '../state/lossless'
import { showToast } from '../ui/overlays/toast'

export const send: Send = (id, options) =>
  sendDraft(id, {
    ...options,
    lossless: isLossless(),
    onVoiceOnly: () => showToast({ text: formatErrorMessage('record.mixing_failed'), tone: 'bad' }),
  })
