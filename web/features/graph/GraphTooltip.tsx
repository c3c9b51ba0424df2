import './GraphTooltip.css'
import { useStore } from '@xyflow/react'
import Play from 'lucide-react/icons/play'
import type { CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import { formatNodeLabel } from '../../../domain/graph/graph'
import type { GraphPost } from '../../../domain/graph/graph.schema'
import { MOMENTS } from '../../../domain/locales/en/moments'
import { GRAPH } from '../../../domain/locales/en/posts'
import { describeRecording } from '../../parts/posts/describe-recording'
import { TOOLTIP_ID } from './graph-context'
import type { NodePosition } from './node-geometry'
import { getCategoryName } from './post-categories'

const WIDTH = 300
const GAP = 10
const EDGE = 12
/** Half of the largest star, which is as large at every zoom. */
const STAR_RADIUS = 18

type Props = {
  post: GraphPost
  replies: number
  position: NodePosition
  /** The height of its node; null for a star. */
  height: number | null
  /** Plays its group; null where that has no sound. */
  onPlay: (() => void) | null
  onPointerEnter: () => void
  onPointerLeave: () => void
}

/** The tooltip of a post: beside it with a mouse, at the bottom of the screen with touch. */
export function GraphTooltip({ post, replies, position, height, onPlay, ...pointer }: Props) {
  const [x, y, zoom] = useStore((state) => state.transform)
  const room = useStore((state) => state.width)
  const half = height === null ? STAR_RADIUS : (height / 2) * zoom
  const top = position.y * zoom + y - half
  const bottom = position.y * zoom + y + half
  const left = Math.min(
    Math.max(EDGE, position.x * zoom + x - WIDTH / 2),
    Math.max(EDGE, room - WIDTH - EDGE),
  )
  // Above the post when there is enough room.
  const above = top > 180
  const tip = (
    <div
      className="tip stack"
      data-above={above || undefined}
      style={{ '--left': `${left}px`, '--top': `${above ? top - GAP : bottom + GAP}px` } as CSSProperties}
      {...pointer}
    >
      <div role="tooltip" id={TOOLTIP_ID}>
        <strong dir="auto">{formatNodeLabel(post)}</strong>
        <small>
          <bdi>{post.author}</bdi> · {getCategoryName(post)} · {GRAPH.replies(replies)} ·{' '}
          {describeRecording(post)}
        </small>
        {post.excerpt ? <p dir="auto">{post.excerpt}</p> : null}
        <em>{GRAPH.tapAgain}</em>
      </div>
      {onPlay ? (
        // With the keyboard, P plays: the tooltip closes when the focus leaves the post.
        <button type="button" className="row" tabIndex={-1} onClick={onPlay}>
          <Play className="icon icon-small i-play" aria-hidden="true" />
          {MOMENTS.playTogether}
        </button>
      ) : null}
    </div>
  )
  // Outside of the page column, which would keep it from the screen's edge.
  return matchMedia('(hover: hover)').matches ? tip : createPortal(tip, document.body)
}
