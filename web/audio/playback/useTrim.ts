import { useEffect, useRef, useState } from 'react'
import { TRIM_TAIL_SECONDS } from '../../../domain/audio/audio.limits'
import { roundHundredths, type TimeWindow } from '../../../domain/audio/time-window'
import { toWav } from '../encode/wav'
import { useClip } from './useClip'

type Part = 'whole' | 'start' | 'end'

type Options = {
  initial: () => TimeWindow
  /** The samples of a part of the sound. */
  read: (part: TimeWindow) => Promise<Int16Array<ArrayBuffer>>
  /** The longest that is played from the start, in seconds, where decoding takes long. */
  startSeconds?: number
}

/** The range to keep of a sound, and its playback: as a whole, from its start, or up to its end. */
export function useTrim({ initial, read, startSeconds = Number.POSITIVE_INFINITY }: Options) {
  const [range, setRange] = useState(initial)
  const [clip, sound] = useClip()
  const url = useRef('')
  useEffect(() => () => URL.revokeObjectURL(url.current), [])
  const parts: Record<Part, TimeWindow> = {
    whole: range,
    start: { start: range.start, end: Math.min(range.end, range.start + startSeconds) },
    end: { start: Math.max(range.start, range.end - TRIM_TAIL_SECONDS), end: range.end },
  }
  const playing =
    sound.state === 'playing'
      ? ((['whole', 'start', 'end'] as const).find((part) => part === sound.id) ?? null)
      : null
  function moveTo({ start, end }: TimeWindow) {
    clip.stop()
    setRange({ start: roundHundredths(start), end: roundHundredths(end) })
  }
  /** Pauses the whole when it plays already; an edge starts from its beginning again. */
  function play(part: Part) {
    if (part !== 'whole' && sound.id === part) clip.stop()
    if (part !== 'whole' && playing === part) return
    void clip.toggle(part, async () => {
      URL.revokeObjectURL(url.current)
      url.current = URL.createObjectURL(toWav(await read(parts[part])))
      return url.current
    })
  }
  return {
    range,
    isWholePlaying: playing === 'whole',
    play,
    stop: () => clip.stop(),
    /** Properties of the field that moves the ends. */
    controls: {
      range,
      playing: playing === 'whole' ? null : playing,
      playhead: playing ? parts[playing].start + sound.elapsed : null,
      onMove: moveTo,
      onPlay: play,
    },
  }
}
