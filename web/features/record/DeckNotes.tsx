import { formatLimitReached } from '../../../domain/errors/recording-limit'
import { getSecondsLimit, type Mode } from '../../../domain/kinds'
import { RECORD } from '../../../domain/locales/en/record'
import { isIdle, type RecordState } from '../../recording/machine'
import { openOverlay } from '../../state/overlays'
import { Button } from '../../ui/buttons/Button'

type Props = {
  state: RecordState
  mode: Mode
  isPro: boolean
  hasTrack: boolean
  lossless: boolean
  limitSeconds: number
}

/** Notes about this recording: headphones, the WAV limit, the limit reached. */
export function DeckNotes({ state, mode, isPro, hasTrack, lossless, limitSeconds }: Props) {
  if (isIdle(state) || state.at === 'recording' || state.at === 'paused')
    return (
      <>
        {hasTrack ? <p>{RECORD.headphones}</p> : null}
        {lossless && isIdle(state) ? <p>{RECORD.losslessLimit(Math.floor(limitSeconds / 60))}</p> : null}
      </>
    )
  if (state.at !== 'stopped' || state.why !== 'limit') return null
  return <LimitReached mode={mode} isPro={isPro} seconds={limitSeconds} />
}

function LimitReached({ mode, isPro, seconds }: { mode: Mode; isPro: boolean; seconds: number }) {
  const longer = getSecondsLimit(mode, 'pro')
  return (
    <>
      <p role="alert">{formatLimitReached(seconds)}</p>
      {!isPro && longer > seconds ? (
        <p>
          {RECORD.upgradeHint(longer / 60)}{' '}
          <Button tone="quiet" size="sm" onClick={() => openOverlay('pro')}>
            {RECORD.upgrade}
          </Button>
        </p>
      ) : null}
    </>
  )
}
