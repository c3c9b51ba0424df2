import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Scissors from 'lucide-react/icons/scissors'
import { useEffect, useRef, useState } from 'react'
import { roundHundredths } from '../../../domain/audio/time-window'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { CLIP_MAX_SECONDS, CLIP_MIN_SECONDS } from '../../../domain/limits'
import { formatPosition, PODCAST } from '../../../domain/locales/en/share'
import {
  type ClipRange,
  getInitialRange,
  moveRange,
  withEnd,
  withStart,
} from '../../../domain/podcasts/podcast-clip'
import { encodeMp3 } from '../../audio/encode/encoder'
import { toSeconds } from '../../audio/pcm'
import { useTrim } from '../../audio/playback/useTrim'
import type { PodcastSource } from '../../audio/podcast/podcast-source'
import { saveClip } from '../../drafts/store/podcast-clips'
import { Button } from '../../ui/buttons/Button'
import { TrimRange } from '../../ui/media/TrimRange'
import { showToast } from '../../ui/overlays/toast'
import { ErrorText } from '../../ui/text/ErrorText'
import { Kbd } from '../../ui/text/Kbd'
import { Pill } from '../../ui/text/Pill'

type Props = {
  source: PodcastSource
  error: string | undefined
  locked: boolean
  onTrimmed: (clipId: string, range: ClipRange) => void
}

const MOVES = { start: withStart, end: withEnd, whole: moveRange }

/** Selects the clip (S2.3-14): anywhere in the episode, then to a tenth of a second on about two minutes of it. */
export function TrimPanel({ source, error, locked, onTrimmed }: Props) {
  const { seconds } = source
  const { range, controls, isWholePlaying, play, stop } = useTrim({
    initial: () => getInitialRange(seconds),
    read: (part) => source.samples(part),
  })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  async function trim() {
    stop()
    setBusy(true)
    try {
      const samples = await source.samples(range)
      // A truncated file claims a longer duration.
      if (toSeconds(samples.length) < CLIP_MIN_SECONDS) throw new Error('There is nothing at this place.')
      const cut = { start: range.start, end: roundHundredths(range.start + toSeconds(samples.length)) }
      const mp3 = await encodeMp3(samples)
      // The form on screen may be another one by now.
      if (!isShown.current) return
      const clipId = await saveClip({ ...mp3, seconds: toSeconds(samples.length) })
      showToast({
        text: PODCAST.trimmed(PODCAST.clip(formatPosition(cut.start), formatPosition(cut.end))),
        tone: 'ok',
      })
      onTrimmed(clipId, cut)
    } catch (failure) {
      console.warn('The clip could not be cut.', failure)
      setProblem(formatErrorMessage('podcast.trim_failed'))
      setBusy(false)
    }
  }

  const length = (range.end - range.start).toFixed(1).replace(/\.0$/, '')
  const still = locked || busy
  const shown = problem ?? error
  return (
    <section className="trim stack" aria-label={PODCAST.trim}>
      <div className="row -spread wrap">
        <h2>{PODCAST.chooseClip}</h2>
        <span role="status">
          <Pill tinted>{PODCAST.clipLength(length, CLIP_MAX_SECONDS)}</Pill>
        </span>
      </div>
      <TrimRange
        source={source}
        label={PODCAST.chooseClip}
        overview={{ label: PODCAST.wholeEpisode, lens: PODCAST.clipInEpisode, formatRange: PODCAST.clip }}
        moves={MOVES}
        names={{ start: 'clip', end: 'clipEnd' }}
        {...controls}
        disabled={still}
        onMove={(to) => {
          setProblem(null)
          controls.onMove(to)
        }}
        onSpace={() => play('whole')}
      />
      {shown ? <ErrorText>{shown}</ErrorText> : null}
      <div className="columns">
        <Button
          tone="soft"
          size="lg"
          disabled={still}
          icon={isWholePlaying ? <Pause className="icon i-play" /> : <Play className="icon i-play" />}
          onClick={() => play('whole')}
        >
          {isWholePlaying ? PODCAST.pauseClip : PODCAST.playClip}
        </Button>
        <Button
          tone="kind"
          size="lg"
          disabled={locked}
          busy={busy}
          icon={<Scissors className="icon" />}
          onClick={() => void trim()}
        >
          {busy ? PODCAST.trimming : PODCAST.trim}
        </Button>
      </div>
      <p className="keys">
        {PODCAST.keys} <Kbd>←</Kbd> <Kbd>→</Kbd> {PODCAST.keySeconds('1')} <Kbd>shift</Kbd>{' '}
        {PODCAST.keySeconds('5')} <Kbd>alt</Kbd> {PODCAST.keySeconds('0.1')} <Kbd>␣</Kbd> {PODCAST.playClip}
      </p>
    </section>
  )
}
