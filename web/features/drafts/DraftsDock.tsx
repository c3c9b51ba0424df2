import { useState } from 'react'
import { DRAFTS, RECORD } from '../../../domain/locales/en/record'
import type { View } from '../../../domain/views'
import { useOutbox } from '../../drafts/outbox/useOutbox'
import { type DraftRecord, isLeaving, isTrackOnly } from '../../drafts/store/draft-record'
import { removeDraft } from '../../drafts/store/drafts'
import { useDrafts } from '../../drafts/store/useDrafts'
import { showHello } from '../../state/hello-page'
import { useHeldRecording, useOpenDraftId, useShownDraftIds } from '../../state/open-draft'
import { isStorageTemporary } from '../../state/temporary-storage'
import { goTo } from '../../state/view'
import { Button } from '../../ui/buttons/Button'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog'
import { showToast } from '../../ui/overlays/toast'
import { DraftRow } from './DraftRow'
import { PlayDraftButton } from './PlayDraftButton'
import { useHiddenRecordingToast } from './useHiddenRecordingToast'

/**
 * Unpublished recordings on this device: one whose screen was left, those a closed tab left behind, and those waiting
 * for the network.
 */
export function DraftsDock({ ownerId, view }: { ownerId: string | null; view: View }) {
  const tryNow = useOutbox(ownerId)
  const drafts = useDrafts(ownerId)
  const openId = useOpenDraftId()
  const held = useHeldRecording()
  const [later, setLater] = useState<readonly string[]>([])
  const [discarding, setDiscarding] = useState<DraftRecord | null>(null)
  const shown = useShownDraftIds()
  // The record screen is still loading, and may show it.
  const isAwaited = view === 'record' && shown.length === 0
  // A recorder already shows its own draft.
  const isShown = (id: string | null) => shown.includes(id) || (isAwaited && id === openId)
  useHiddenRecordingToast(ownerId === null && openId !== null && !isShown(openId) ? openId : null)
  const here = drafts.filter(({ id }) => !later.includes(id) && !isShown(id))
  const saved = here.filter((draft) => draft.state === 'ready' && (draft.seconds > 0 || isTrackOnly(draft)))
  const open = here.filter(({ id, state }) => state === 'recording' && id === openId)
  // The recording of this tab, paused because its screen was left.
  const paused = held?.at === 'active' ? open : []
  // A recording that has ended, of which the device has stored only a part.
  const inMemory = held?.at === 'memory' ? open.map((draft) => ({ ...draft, seconds: held.seconds })) : []
  const waiting = here.filter(
    (draft) => (draft.state === 'waiting' || draft.state === 'sending') && !isLeaving(draft),
  )
  const savedStatus = isStorageTemporary() ? DRAFTS.savedForAWeek : DRAFTS.saved
  if (paused.length + inMemory.length + saved.length + waiting.length === 0) return null
  return (
    <section aria-label={DRAFTS.panel}>
      <ul className="notices stack -s">
        {paused.map((draft) => (
          <DraftRow key={draft.id} draft={draft} status={getOpenStatus(draft)}>
            {draft.purpose === 'hello' ? (
              <PublishButton draft={draft} />
            ) : (
              <Button size="sm" onClick={() => goTo('record', { resume: '1' })}>
                {RECORD.resume}
              </Button>
            )}
          </DraftRow>
        ))}
        {inMemory.map((draft) => (
          <DraftRow key={draft.id} draft={draft} status={DRAFTS.onlyInTab}>
            <Button tone="quiet" size="sm" onClick={() => setDiscarding(draft)}>
              {DRAFTS.discard}
            </Button>
            <PublishButton draft={draft} />
          </DraftRow>
        ))}
        {waiting.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            status={draft.state === 'sending' ? DRAFTS.sending : DRAFTS.waiting}
          >
            <Button tone="quiet" size="sm" onClick={() => setDiscarding(draft)}>
              {DRAFTS.discard}
            </Button>
            <Button size="sm" busy={draft.state === 'sending'} onClick={tryNow}>
              {DRAFTS.retryNow}
            </Button>
          </DraftRow>
        ))}
        {saved.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            status={draft.id === openId ? getOpenStatus(draft) : savedStatus}
          >
            {isTrackOnly(draft) ? null : <PlayDraftButton id={draft.id} />}
            <Button tone="quiet" size="sm" onClick={() => setDiscarding(draft)}>
              {DRAFTS.discard}
            </Button>
            <Button tone="quiet" size="sm" onClick={() => setLater([...later, draft.id])}>
              {DRAFTS.later}
            </Button>
            <PublishButton draft={draft} />
          </DraftRow>
        ))}
      </ul>
      {discarding ? (
        <ConfirmDialog
          title={DRAFTS.discardHeading}
          text={DRAFTS.discardBody}
          keep={DRAFTS.cancelDiscard}
          confirm={DRAFTS.discard}
          onClose={() => setDiscarding(null)}
          onConfirm={() => {
            setDiscarding(null)
            void discard(discarding.id)
          }}
        />
      ) : null}
    </section>
  )
}

/** That of the recording which this tab has open. A hello is not published. */
function getOpenStatus({ purpose }: DraftRecord): string {
  return purpose === 'hello' ? DRAFTS.saved : DRAFTS.unpublished
}

/** Publishes a draft on the record screen; opens a hello on the profile, where it is saved. */
function PublishButton({ draft: { id, purpose } }: { draft: DraftRecord }) {
  const isHello = purpose === 'hello'
  return (
    <Button
      tone={isHello ? 'primary' : 'kind'}
      size="sm"
      onClick={() => (isHello ? showHello(id) : goTo('record', { draft: id, publish: '1' }))}
    >
      {isHello ? DRAFTS.open : DRAFTS.publish}
    </Button>
  )
}

/** With its form, which may wait at its place. Loaded only now: visitors who just listen record nothing. */
async function discard(id: string): Promise<void> {
  const discardDraft = await import('../../recording/session').then(
    (session) => session.discardDraft,
    () => removeDraft,
  )
  await discardDraft(id)
  showToast({ text: DRAFTS.discarded })
}
