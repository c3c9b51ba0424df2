import { WORDS_EDITOR } from '../../../domain/locales/en/transcripts'
import { getDirection } from '../../../domain/text/direction'
import { formatDuration } from '../../../domain/time/duration'
import type { TextLayout } from '../../../domain/transcripts/text-layout'
import type { Playable } from '../../audio/playback/playable'
import { playFromSecond } from '../../audio/playback/start-playback'
import { usePhraseIndex } from '../../parts/transcripts/usePhraseIndex'

type Props = {
  item: Playable
  layout: TextLayout
  texts: readonly string[]
  /** When each segment begins, in seconds. */
  startTimes: readonly number[]
  isReadOnly: boolean
  onChange: (at: number, text: string) => void
}

/** The words in segments, each with its time, which plays from there. The spoken one is marked. */
export function SegmentFields({ item, layout, texts, startTimes, isReadOnly, onChange }: Props) {
  const phrase = layout.phrases[usePhraseIndex(item, layout.phrases)]
  const spoken = phrase ? startTimes.findLastIndex((start) => start * 1000 <= phrase.startMs) : -1
  return (
    <ol className="segments stack -xs">
      {texts.map((text, at) => {
        const time = formatDuration(startTimes[at] ?? 0)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: segments keep their order
          <li key={at} aria-current={at === spoken ? 'true' : undefined}>
            <button
              type="button"
              className="link tabular"
              aria-label={WORDS_EDITOR.playFrom(time)}
              onClick={() => playFromSecond(item, startTimes[at] ?? 0)}
            >
              {time}
            </button>
            <textarea
              className="has-recording"
              aria-label={WORDS_EDITOR.segment(time)}
              rows={1}
              dir={getDirection(text)}
              lang={layout.language}
              readOnly={isReadOnly}
              value={text}
              onChange={(event) => onChange(at, event.target.value)}
            />
          </li>
        )
      })}
    </ol>
  )
}
