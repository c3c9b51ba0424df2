import Play from 'lucide-react/icons/play'
import { TRANSCRIPT } from '../../../domain/locales/en/transcripts'
import type { SearchResult } from '../../../domain/search/search.schema'
import { formatDuration } from '../../../domain/time/duration'
import type { Playable } from '../../audio/playback/playable'
import { playFromSecond } from '../../audio/playback/start-playback'
import { HighlightedText } from './HighlightedText'

type Props = {
  spoken: NonNullable<SearchResult['spoken']>
  item: Playable
  words: readonly string[]
  /** Starts the recording as its list does. */
  play?: ((item: Playable) => void) | undefined
}

/** The spoken phrase that a search matches; plays from that second. */
export function SpokenHit({ spoken: { excerpt, startMs }, item, words, play }: Props) {
  const seconds = startMs / 1000
  const time = formatDuration(seconds)
  const share = item.seconds > 0 ? Math.min(1, seconds / item.seconds) : 0
  return (
    <button
      type="button"
      className="spoken-hit stack -beside"
      onClick={() => playFromSecond(item, seconds, play)}
    >
      <span className="at row -inline tabular">
        <Play className="icon" aria-hidden="true" />
        <span className="visually-hidden">{TRANSCRIPT.playFrom(time, item.title)}. </span>
        <span aria-hidden="true">{time}</span>
      </span>
      <span className="excerpt" dir="auto">
        <HighlightedText text={excerpt} words={words} />
      </span>
      <span className="tick" dir="ltr" aria-hidden="true">
        <i style={{ insetInlineStart: `${share * 100}%` }} />
      </span>
    </button>
  )
}
