import './GraphTooltip.css'
import { useStore } from '@xyflow/react'
import type { CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import { formatNodeLabel } from '../../../domain/graph/graph'
import type { GraphPost } from '../../../domain/graph/graph.schema'
import { GRAPH } from '../../../domain/locales/en/posts'
import { describeRecording } from '../../parts/posts/describe-recording'
import { TOOLTIP_ID } from './graph-context'
import type { NodePosition, Size } from './node-geometry'
import { getCategoryName } from './post-categories'

const WIDTH = 290
const GAP = 10
const EDGE = 12

type Props = { post: GraphPost; position: NodePosition; size: Size }

/** The tooltip of a post: beside it with a mouse, at the bottom of the screen with touch. */
export function GraphTooltip({ post, position, size }: Props) {
  const [x, y, zoom] = useStore((state) => state.transform)
  const room = useStore((state) => state.width)
  const top = (position.y - size.height / 2) * zoom + y
  const bottom = (position.y + size.height / 2) * zoom + y
  const left = Math.min(
    Math.max(EDGE, position.x * zoom + x - WIDTH / 2),
    Math.max(EDGE, room - WIDTH - EDGE),
  )
  // Above the post when there is enough room.
  const above = top > 140
  const tip = (
    <div
      className="tip"
      role="tooltip"
      id={TOOLTIP_ID}
      data-above={above || undefined}
      style={{ '--left': `${left}px`, '--top': `${above ? top - GAP : bottom + GAP}px` } as CSSProperties}
    >
      <strong dir="auto">{formatNodeLabel(post)}</strong>
      <small>
        <bdi>{post.author}</bdi> · {getCategoryName(post)} · {describeRecording(post)}
      </small>
      {post.excerpt ? <p dir="auto">{post.excerpt}</p> : null}
      <em>{GRAPH.tapAgain}</em>
    </div>
  )
  // Outside of the page column, which would keep it from the screen's edge.
  return matchMedia('(hover: hover)').matches ? tip : createPortal(tip, document.body)
}
