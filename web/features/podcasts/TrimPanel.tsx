import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Scissors from 'lucide-react/icons/scissors'
import { useEffect, useRef, useState } from 'react'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { CLIP_MAX_SECONDS, CLIP_MIN_SECONDS } from '../../../domain/limits'
import { formatPosition, PODCAST } from '../../../domain/locales/en/share'
import { type ClipRange, getInitialRange, withEnd, withStart } from '../../../domain/podcasts/podcast-clip'
import { encodeMp3 } from '../../audio/encode/encoder'
import { toWav } from '../../audio/encode/wav'
import { toSeconds } from '../../audio/pcm'
import { useClip } from '../../audio/playback/useClip'
import type { PodcastSource } from '../../audio/podcast/podcast-source'
import { saveClip } from '../../drafts/store/podcast-clips'
import { Button } from '../../ui/buttons/Button'
import { showToast } from '../../ui/overlays/toast'
import { Pill } from '../../ui/text/Pill'
import { EdgeSlider } from './EdgeSlider'
import { TrimTrack } from './TrimTrack'

type Props = {
  source: PodcastSource
  error: string | undefined
  locked: boolean
  onTrimmed: (clipId: string, range: ClipRange) => void
}

/** Selects the clip (S2.3-14): on the waveform, or by two sliders that push each other. */
export function TrimPanel({ source, error, locked, onTrimmed }: Props) {
  const { seconds } = source
  const [range, setRange] = useState(() => getInitialRange(seconds))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [clip, sound] = useClip()
  const url = useRef('')
  useEffect(() => () => URL.revokeObjectURL(url.current), [])
  const move = (to: ClipRange) => {
    setProblem(null)
    setRange({ start: roundSeconds(to.start), end: roundSeconds(to.end) })
  }

  async function loadClip() {
    URL.revokeObjectURL(url.current)
    url.current = URL.createObjectURL(toWav(await source.samples(range)))
    return url.current
  }
  async function trim() {
    clip.stop()
    setBusy(true)
    try {
      const samples = await source.samples(range)
      // A truncated file claims a longer duration.
      if (toSeconds(samples.length) < CLIP_MIN_SECONDS) throw new Error('There is nothing at this place.')
      const cut = { start: range.start, end: roundSeconds(range.start + toSeconds(samples.length)) }
      const clipId = await saveClip({ ...(await encodeMp3(samples)), seconds: toSeconds(samples.length) })
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
  const playing = sound.state === 'playing'
  const still = locked || busy
  const shown = problem ?? error
  return (
    <section className="panel trim" aria-label={PODCAST.trim}>
      <div className="row">
        <h2>{PODCAST.chooseClip}</h2>
        <Pill tinted>{PODCAST.clipLength(length, CLIP_MAX_SECONDS)}</Pill>
      </div>
      <TrimTrack source={source} range={range} locked={still} onMove={move} />
      <div className="ends">
        <span>{PODCAST.startAt(formatPosition(range.start))}</span>
        <span>{PODCAST.endAt(formatPosition(range.end))}</span>
      </div>
      <EdgeSlider
        name="clip"
        label={PODCAST.start}
        value={range.start}
        seconds={seconds}
        disabled={still}
        onMove={(to) => move(withStart(range, to, seconds))}
      />
      <EdgeSlider
        name="clipEnd"
        label={PODCAST.end}
        value={range.end}
        seconds={seconds}
        disabled={still}
        onMove={(to) => move(withEnd(range, to, seconds))}
      />
      {shown ? (
        <p className="err" role="alert">
          <CircleAlert className="i i-s" />
          {shown}
        </p>
      ) : null}
      <div className="row -start">
        <Button
          tone="soft"
          disabled={still}
          icon={playing ? <Pause className="i i-play" /> : <Play className="i i-play" />}
          onClick={() => void clip.toggle(`${range.start}-${range.end}`, loadClip)}
        >
          {playing ? PODCAST.pauseClip : PODCAST.playClip}
        </Button>
        <Button
          tone="kind"
          disabled={locked}
          busy={busy}
          icon={<Scissors className="i" />}
          onClick={() => void trim()}
        >
          {busy ? PODCAST.trimming : PODCAST.trim}
        </Button>
      </div>
    </section>
  )
}

/** Hundredths of a second are finer than audible. */
function roundSeconds(seconds: number): number {
  return Math.round(seconds * 100) / 100
}
