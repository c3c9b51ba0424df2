import '../../ui/ProgressBar.css'
import './PublishBar.css'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { type Mode, modeOf } from '../../../domain/kinds'
import { UPLOAD_ATTEMPTS } from '../../../domain/limits'
import { plumageOf } from '../../kinds'
import { Bird } from '../../ui/Bird'
import { Button } from '../../ui/Button'
import { PUBLISH } from '../../words/record'
import { publishLabel } from './labels'
import { isOnItsWay, type RecordState } from './machine'

type Props = {
  state: RecordState
  mode: Mode
  hasTrack: boolean
  /** Why nothing went out: there is neither a recording nor a track. */
  error?: string | null
  onPublish: () => void
  /** Stops what is on its way; the recording stays. */
  onStop: () => void
}

/** The way out: publish, or how far publishing is. */
export function PublishBar({ state, mode, hasTrack, error, onPublish, onStop }: Props) {
  const id = useId()
  const { kind, subtype } = modeOf(mode)
  const { bird, dataKind } = plumageOf(kind, subtype)
  if (isOnItsWay(state)) return <Sending state={state} mode={mode} onStop={onStop} />
  return (
    <div className="pubbar" data-kind={dataKind}>
      {error ? (
        <p className="err" id={id} role="alert">
          <CircleAlert className="i i-s" />
          {error}
        </p>
      ) : null}
      <Button
        name="audio"
        tone="kind"
        size="lg"
        icon={<Bird name={bird} />}
        aria-describedby={error ? id : undefined}
        onClick={onPublish}
      >
        {publishLabel(mode, hasTrack)}
      </Button>
    </div>
  )
}

type SendingProps = {
  state: Extract<RecordState, { at: 'publishing' | 'sending' }>
  mode: Mode
  onStop: () => void
}

function Sending({ state: { stage, share, attempt }, mode, onStop }: SendingProps) {
  const { kind, subtype, tagsName } = modeOf(mode)
  const { bird, dataKind } = plumageOf(kind, subtype)
  return (
    <div className="pubbar" data-kind={dataKind}>
      <div className="sending">
        <div className="row">
          <Bird name={bird} />
          <strong className="grow" role="status">
            {PUBLISH.publishing(tagsName)}
          </strong>
          <span className="dim num">
            {attempt > 1 ? PUBLISH.attempt(attempt, UPLOAD_ATTEMPTS) : PUBLISH.stages[stage]}
          </span>
        </div>
        <progress className="bar" aria-label={PUBLISH.progress} max={1} value={share} />
      </div>
      {/* Beside the place of the Publish button: a second press must not meet it. Once posting, it is too late. */}
      <Button tone="line" size="sm" disabled={stage === 'posting'} onClick={onStop}>
        {PUBLISH.cancel}
      </Button>
    </div>
  )
}
