/** How the recorder's screens send a draft: as it was set on this device, and telling when the music is left out. */
import { messageOf } from '../../domain/errors'
import { sendDraft } from '../features/drafts/send'
import type { Send } from '../features/record/usePublish'
import { isLossless } from '../state/lossless'
import { toast } from '../ui/toast'

export const send: Send = (id, options) =>
  sendDraft(id, {
    ...options,
    lossless: isLossless(),
    onVoiceOnly: () => toast({ text: messageOf('record.mixing_failed'), tone: 'bad' }),
  })
