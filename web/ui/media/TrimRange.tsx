import './TrimRange.css'
import { TRIM_TAIL_SECONDS } from '../../../domain/audio/audio.limits'
import { listMarks, type TimeWindow } from '../../../domain/audio/time-window'
import { formatPosition, PODCAST } from '../../../domain/locales/en/share'
import { formatSpokenTime } from './format-spoken-time'
import { TrimEdge } from './TrimEdge'
import { type OverviewTexts, TrimOverview } from './TrimOverview'
import { type TrimMoves, TrimStrip } from './TrimStrip'
import { type TrimSource, useTrimPeaks } from './useTrimPeaks'
import { TRIM_WINDOW_SECONDS, useTrimWindow } from './useTrimWindow'

type Edge = 'start' | 'end'

type Props = {
  /** Must be stable between renders. */
  source: TrimSource
  label: string
  overview: OverviewTexts
  range: TimeWindow
  /** Without `whole`, the overview moves only what the strip shows. */
  moves: TrimMoves
  /** Field names of the handles. */
  names?: Record<Edge, string>
  /** The playing part, and its position. */
  playing: Edge | null
  playhead: number | null
  disabled?: boolean
  onMove: (range: TimeWindow) => void
  onPlay: (edge: Edge) => void
  /** The space bar on a handle. */
  onSpace: () => void
}

const EDGES = ['start', 'end'] as const
const RULER_MARKS = 5

/**
 * Selects a range of a recording: an overview where it is long, about two minutes of it on a strip with handles, and each
 * edge's time with steps of a second and its sound.
 */
export function TrimRange({ source, range, moves, playing, playhead, disabled = false, ...props }: Props) {
  const { seconds } = source
  const { window, moveTo, showEdge, moveOverview } = useTrimWindow({
    seconds,
    range,
    moves,
    onMove: props.onMove,
  })
  const peaks = useTrimPeaks(source, window)
  const playLabels = { start: PODCAST.fromStart, end: PODCAST.lastSeconds(TRIM_TAIL_SECONDS) }
  return (
    <div className="trim-range stack">
      {seconds > TRIM_WINDOW_SECONDS ? (
        <TrimOverview
          source={source}
          texts={props.overview}
          window={window}
          range={range}
          moved={moves.whole ? range : window}
          disabled={disabled}
          onMove={moveOverview}
        />
      ) : null}
      <div className="zoomed">
        <TrimStrip
          label={props.label}
          handles={{
            start: { label: PODCAST.start, name: props.names?.start },
            end: { label: PODCAST.end, name: props.names?.end },
          }}
          peaks={peaks}
          window={window}
          range={range}
          seconds={seconds}
          moves={moves}
          formatTime={formatSpokenTime}
          playhead={playhead}
          disabled={disabled}
          onMove={(to, by) => (by === 'drag' ? props.onMove(to) : moveTo(to))}
          onPlay={props.onSpace}
          onFocus={showEdge}
        />
        {window.end - window.start < RULER_MARKS ? null : (
          <div className="ruler wrap" aria-hidden="true">
            {listMarks(window, RULER_MARKS).map((at) => (
              <span key={at}>{formatPosition(at)}</span>
            ))}
          </div>
        )}
      </div>
      <div className="edges columns">
        {EDGES.map((edge) => (
          <TrimEdge
            key={edge}
            edge={edge}
            at={range[edge]}
            locked={disabled}
            playing={playing === edge}
            playLabel={playLabels[edge]}
            onMove={(to) => moveTo(moves[edge](range, to, seconds))}
            onPlay={() => {
              showEdge(edge)
              props.onPlay(edge)
            }}
          />
        ))}
      </div>
    </div>
  )
}
