import ChevronsRightLeft from 'lucide-react/icons/chevrons-right-left'
import { findSoundRange } from '../../../domain/audio/cut-ends'
import { toWholeFrame } from '../../../domain/audio/strikes'
import { PAUSES } from '../../../domain/locales/en/pauses'
import { HOLD } from '../../../domain/locales/en/record'
import { formatDuration } from '../../../domain/time/duration'
import { listKeptRanges } from '../../audio/capture/cut-recording'
import { toFrames } from '../../audio/pcm'
import type { Recording } from '../../audio/recording'
import { cutEnds } from '../../recording/session'
import { Button } from '../../ui/buttons/Button'
import { showToast } from '../../ui/overlays/toast'

type Props = {
  recording: Recording
  disabled?: boolean
  onPress: () => void
}

/** Cuts the silence at both ends of a stopped recording, where there is some. */
export function TrimSilence({ recording, disabled, onPress }: Props) {
  const range = findSoundRange(recording)
  if (!range) return null
  const { cut, seconds } = recording
  const kept = listKeptRanges(recording)
  const from = toWholeFrame(kept, toFrames(range.start))
  const end = toWholeFrame(kept, toFrames(range.end))
  const until = range.end < seconds ? end : (cut?.range.until ?? null)
  const silence = seconds - (range.end - range.start)
  async function trim() {
    onPress()
    const undo = await cutEnds({ from, until })
    showToast({
      text: PAUSES.trimmed(formatDuration(Math.round(silence))),
      action: { label: HOLD.undo, run: undo },
    })
  }
  return (
    <Button
      tone="quiet"
      size="sm"
      disabled={disabled}
      icon={<ChevronsRightLeft className="icon icon-small" />}
      onClick={() => void trim()}
    >
      {PAUSES.trimSilence}
    </Button>
  )
}
