import '../../ui/media/ProgressBar.css'
import './PublishBar.css'
import Scissors from 'lucide-react/icons/scissors'
import { useId } from 'react'
import { getMode, type Mode } from '../../../domain/kinds'
import { UPLOAD_ATTEMPTS } from '../../../domain/limits'
import { PUBLISH } from '../../../domain/locales/en/record'
import { WHERE } from '../../../domain/locales/en/where'
import { formatDuration } from '../../../domain/time/duration'
import { getPublishTexts } from '../../drafts/outbox/publish-texts'
import type { DraftForm } from '../../drafts/store/draft-record'
import { getKindTheme } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { getRecordedSeconds, isIdle, isPublishing, type RecordState } from '../../recording/machine'
import { Button } from '../../ui/buttons/Button'
import { useToastsClear } from '../../ui/overlays/useToastsClear'
import { ErrorText } from '../../ui/text/ErrorText'
import { describeLimit } from './describe-consequence'
import { getPublishLabel } from './labels'
import { getFirstName } from './wire-targets'

type Props = {
  state: RecordState
  mode: Mode
  form: DraftForm
  hasTrack: boolean
  /** Why publishing failed: there is neither a recording nor a track. */
  error?: string | null
  /** How many seconds the chosen mode holds, where the recording is longer: it is trimmed first. */
  trimTo?: number | null
  onTrim?: () => void
  onPublish: () => void
  /** Cancels publishing; the recording stays. */
  onStop: () => void
}

/** The Publish button, or the publishing progress. */
export function PublishBar({
  state,
  mode,
  form,
  hasTrack,
  error,
  trimTo = null,
  onTrim,
  onPublish,
  onStop,
}: Props) {
  const id = useId()
  const bar = useToastsClear()
  const { kind, subtype } = getMode(mode)
  const { bird, dataKind } = getKindTheme(kind, subtype)
  if (isPublishing(state)) return <Sending state={state} mode={mode} form={form} onStop={onStop} />
  // Nothing to send yet: pressed, it says what is missing.
  const isEmpty = isIdle(state) && !hasTrack
  return (
    <div ref={bar} className={isEmpty ? 'publish-empty' : 'publish-bar'} data-kind={dataKind}>
      {error ? <ErrorText id={id}>{error}</ErrorText> : null}
      {trimTo === null ? null : (
        <p className="limit" role="status" dir="auto">
          {describeLimit(mode, trimTo, form.recipientName ? [getFirstName(form.recipientName)] : [])}{' '}
          {WHERE.length(formatDuration(getRecordedSeconds(state)))}
        </p>
      )}
      <Button
        name="audio"
        tone={isEmpty ? 'line' : 'kind'}
        size={isEmpty ? undefined : 'lg'}
        icon={trimTo === null ? <Bird name={bird} /> : <Scissors className="icon" />}
        aria-describedby={error ? id : undefined}
        onClick={trimTo === null ? onPublish : onTrim}
      >
        {trimTo === null ? getPublishLabel(mode, hasTrack) : WHERE.trimTo(formatDuration(trimTo))}
      </Button>
    </div>
  )
}

type SendingProps = {
  state: Extract<RecordState, { at: 'publishing' | 'sending' }>
  mode: Mode
  form: DraftForm
  onStop: () => void
}

function Sending({ state: { stage, share, attempt }, mode, form, onStop }: SendingProps) {
  const bar = useToastsClear()
  const { kind, subtype, tagsName } = getMode(mode)
  const { bird, dataKind } = getKindTheme(kind, subtype)
  return (
    <div ref={bar} className="publish-bar" data-kind={dataKind}>
      <div className="sending">
        <div className="row" role="status">
          <Bird name={bird} />
          <strong className="fill">{getPublishTexts({ mode, form }).publishing(tagsName)}</strong>
          <span className="dim tabular">
            {attempt > 1 ? PUBLISH.attempt(attempt, UPLOAD_ATTEMPTS) : PUBLISH.stages[stage]}
          </span>
        </div>
        <progress className="bar" aria-label={PUBLISH.progress} max={1} value={share} />
      </div>
      {/* Beside the place of the Publish button, so that a double click does not hit Cancel. Disabled once posting. */}
      <Button tone="line" size="sm" disabled={stage === 'posting'} onClick={onStop}>
        {PUBLISH.cancel}
      </Button>
    </div>
  )
}
