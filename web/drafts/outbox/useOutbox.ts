import { useEffect, useRef } from 'react'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { REPLY_LOCK } from '../../../domain/locales/en/posts'
import { PUBLISH } from '../../../domain/locales/en/record'
import { getSoundFormat } from '../../state/sound-format'
import { dismissToastByText, showToast } from '../../ui/overlays/toast'
import type { DraftRecord } from '../store/draft-record'
import { announcePublished } from './announce-published'
import { type Outbox, runOutbox } from './outbox'
import { getPublishTexts } from './publish-texts'
import { type SendOutcome, sendDraft } from './send'

/** Runs the outbox of the signed-in user; returns a function that retries now. */
export function useOutbox(ownerId: string | null): () => void {
  const outbox = useRef<Outbox | null>(null)
  useEffect(() => {
    if (!ownerId) return
    const running = runOutbox(ownerId, async (draft, signal) => {
      const outcome = await sendDraft(draft.id, {
        ownerId,
        signal,
        format: getSoundFormat(),
        onProgress: () => undefined,
        onVoiceOnly: () => showToast({ text: formatErrorMessage('record.mixing_failed'), tone: 'bad' }),
      })
      showOutcome(outcome, draft)
      return outcome
    })
    outbox.current = running
    return () => running.stop()
  }, [ownerId])
  return () => void outbox.current?.drain()
}

function showOutcome(outcome: SendOutcome, draft: DraftRecord): void {
  if (outcome.at !== 'waiting')
    for (const text of [getPublishTexts(draft).savedOffline, PUBLISH.savedBusy]) dismissToastByText(text)
  if (outcome.at === 'published') void announcePublished(outcome, draft.form)
  if (outcome.at !== 'refused') return
  const { code, message } = outcome.failure
  const text =
    code === 'reply.not_allowed'
      ? `${message} ${REPLY_LOCK.recordingSaved} ${REPLY_LOCK.publishSeparatelyHint}`
      : message
  showToast({ text, tone: 'bad' })
}
