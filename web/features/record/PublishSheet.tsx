import CornerUpLeft from 'lucide-react/icons/corner-up-left'
import Music from 'lucide-react/icons/music'
import { type ReactNode, type Ref, useState } from 'react'
import { formatTakeNotice, listTakeNotices } from '../../../domain/audio/take-notices'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { checkLength, getMode } from '../../../domain/kinds'
import { HOLD, LIBRARY, RECORD } from '../../../domain/locales/en/record'
import { WHERE } from '../../../domain/locales/en/where'
import { isTitledByDetail } from '../../../domain/posts/details'
import { type ProposedWords, toProposedFields } from '../../../domain/posts/propose-words'
import { formatDuration } from '../../../domain/time/duration'
import { useMe } from '../../api/auth/session.queries'
import { useFrequentRecipients } from '../../api/messages/recipients.queries'
import { getKindTheme } from '../../kinds'
import { completeForm, setTrack } from '../../recording/edit'
import type { Form } from '../../recording/forms'
import { getFormStage, type RecordState } from '../../recording/machine'
import { trimTo } from '../../recording/session'
import type { useRecording } from '../../recording/useRecording'
import { goBack } from '../../state/view'
import { showToast } from '../../ui/overlays/toast'
import { Details } from './Details'
import { describeLimit, getSendLabel } from './describe-consequence'
import { GoOnButton } from './GoOnButton'
import { SendingProgress } from './SendingProgress'
import { Stages } from './Stages'
import { TakeTools } from './TakeTools'
import { listRecipientNames, useConsequence } from './useConsequence'
import { SheetButton, type SheetLimit, WhereSheet } from './WhereSheet'
import { findFormTarget, type WireTarget } from './wire-targets'

type Props = {
  ref: Ref<HTMLElement>
  shown: Form
  recording: ReturnType<typeof useRecording>
  state: Extract<RecordState, { at: 'stopped' | 'publishing' }>
  /** The step of a mode before its other fields. */
  lead: ReactNode
  answered: { heading: string; parents: ReactNode } | null
  /** Undefined where it cannot reply. */
  onPickParents?: (() => void) | undefined
  onPickTrack: () => void
  onChoose: (target: WireTarget) => void
  onRedo: () => void
  /** The title and tags that were taken from what was said. */
  proposed: ProposedWords | null
  onPropose: (proposed: ProposedWords) => void
  /** The name of the field that was typed into as recording ended. */
  typingIn: string | null
  /** Messages about the recording. */
  notes: ReactNode
  /** What was attached. */
  children: ReactNode
}

/** The sheet after Stop for a form: listen back, cut, choose where it goes, fill in what that needs, publish. */
export function PublishSheet(props: Props) {
  const { ref, shown, recording, state, lead, answered, onPickParents, onPickTrack, onChoose, onRedo } = props
  const { proposed, onPropose, typingIn } = props
  const { formId, mode, form, track } = shown
  const { actions, preview, errors, limitSeconds, isLocked: locked } = recording
  const me = useMe()
  const plan = me?.isPro ? 'pro' : 'free'
  const people = useFrequentRecipients(me != null && !answered)
  const consequence = useConsequence(shown, plan)
  const recipients = listRecipientNames(shown)
  const [isTrimming, setTrimming] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const fromWords = toProposedFields(proposed)
  const isProposed = form.title !== '' && form.title === fromWords.title
  const { seconds } = state.recording
  const length = checkLength(seconds, { mode, plan, maxSeconds: limitSeconds })
  async function trim(end: number) {
    preview.stop()
    const undo = await trimTo(end)
    showToast({ text: RECORD.cutTo(formatDuration(end)), action: { label: HOLD.undo, run: undo } })
  }
  const limit: SheetLimit | null =
    length.fits || locked
      ? null
      : {
          text: describeLimit(mode, length.limitSeconds, recipients),
          seconds,
          trimTo: length.trimTo,
          onTrim: () => void trim(length.trimTo),
          onChooseEnd: () => {
            preview.stop()
            setTrimming(true)
          },
        }
  const { kind, subtype, pickers } = getMode(mode)
  const collection = track?.collection ?? pickers[0]
  return (
    <WhereSheet
      ref={ref}
      typingIn={typingIn}
      take={
        <>
          <TakeTools
            state={state}
            language={form.language}
            preview={preview}
            trimTo={limit?.trimTo ?? null}
            isTrimming={isTrimming}
            onTrimming={setTrimming}
            onRedo={onRedo}
            onPropose={onPropose}
            onWriting={setWriting}
          />
          <div className="take-notes subtle stack -xs">
            {listTakeNotices(state).map((notice) => (
              <p key={notice} role="alert" className="bad">
                {formatTakeNotice(notice)}
              </p>
            ))}
            {state.problem ? (
              <p role="alert" className="bad">
                {formatErrorMessage(state.problem)}
              </p>
            ) : null}
            {track ? <p>{RECORD.voiceWithTrack(track.name)}</p> : null}
            {props.notes}
          </div>
        </>
      }
      title={
        isTitledByDetail(mode)
          ? null
          : {
              value: form.title,
              from: isProposed ? 'words' : isWriting ? 'writing' : 'typed',
              error: errors.title,
              onChange: (title) => recording.edit({ title }),
            }
      }
      dataKind={getKindTheme(kind, subtype).dataKind}
      answered={answered}
      people={people}
      target={findFormTarget(mode, form.recipientId, people)}
      onChoose={onChoose}
      extra={
        <>
          {lead}
          <Details
            mode={mode}
            form={form}
            additions={
              <div className="additions wrap">
                {collection ? (
                  <SheetButton
                    icon={<Music className="icon icon-small" />}
                    disabled={locked}
                    onClick={track ? () => setTrack(formId, null) : onPickTrack}
                  >
                    {track ? LIBRARY.remove(collection) : LIBRARY.add(collection)}
                  </SheetButton>
                ) : null}
                {onPickParents ? (
                  <SheetButton
                    icon={<CornerUpLeft className="icon icon-small flip" />}
                    disabled={locked}
                    onClick={onPickParents}
                  >
                    {WHERE.inReplyTo}
                  </SheetButton>
                ) : null}
                <GoOnButton state={state} limitSeconds={limitSeconds} onClick={actions.goOn} />
              </div>
            }
            proposedTags={fromWords.tags}
            errors={errors}
            locked={locked}
            stage={getFormStage(state)}
            onStart={actions.start}
            onEdit={recording.edit}
            onComplete={(changes) => completeForm(formId, changes)}
          />
        </>
      }
      consequence={consequence}
      limit={limit}
      publishLabel={getSendLabel(mode, track !== null, recipients)}
      problem={errors.audio}
      progress={
        state.at === 'publishing' ? (
          <div className="sheet-progress stack">
            <Stages stage={state.stage} hasTrack={track !== null} />
            <SendingProgress state={state} mode={mode} form={form} onStop={recording.cancelPublishing} />
          </div>
        ) : null
      }
      locked={locked}
      onLater={goBack}
      onEscape={isTrimming ? () => setTrimming(false) : goBack}
      onPublish={() => {
        preview.stop()
        recording.publish()
      }}
    >
      {props.children}
    </WhereSheet>
  )
}
