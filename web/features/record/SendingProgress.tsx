import '../../ui/media/ProgressBar.css'
import './record.css'
import { getMode, type Mode } from '../../../domain/kinds'
import { UPLOAD_ATTEMPTS } from '../../../domain/limits'
import { PUBLISH } from '../../../domain/locales/en/record'
import { getPublishTexts } from '../../drafts/outbox/publish-texts'
import type { DraftForm } from '../../drafts/store/draft-record'
import { getKindTheme } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import type { RecordState } from '../../recording/machine'
import { Button } from '../../ui/buttons/Button'

type Props = {
  state: Extract<RecordState, { at: 'publishing' | 'sending' }>
  mode: Mode
  form: DraftForm
  /** Cancels publishing; the recording stays. */
  onStop: () => void
}

/** How far publishing is, and Cancel until it is being posted. */
export function SendingProgress({ state: { stage, share, attempt }, mode, form, onStop }: Props) {
  const { kind, subtype, tagsName } = getMode(mode)
  const { bird } = getKindTheme(kind, subtype)
  return (
    <>
      <div className="sending stack">
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
      <Button tone="line" size="touch" disabled={stage === 'posting'} onClick={onStop}>
        {PUBLISH.cancel}
      </Button>
    </>
  )
}
