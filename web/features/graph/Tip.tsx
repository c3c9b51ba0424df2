import './Tip.css'
import { useStore } from '@xyflow/react'
import type { CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import { nodeLabel } from '../../../domain/graph'
import type { GraphPost } from '../../../domain/graph.schema'
import { describeRecording } from '../../state/describe-recording'
import { GRAPH } from '../../words/graph'
import type { Place, Size } from './boxes'
import { sortName } from './sorts'
import { TIP_ID } from './tipped'

const WIDTH = 290
const GAP = 10
const EDGE = 12

type Props = { post: GraphPost; place: Place; size: Size }

/** The tooltip of a post: beside it with a mouse, at the bottom of the screen with touch. */
export function Tip({ post, place, size }: Props) {
  const [x, y, zoom] = useStore((state) => state.transform)
  const room = useStore((state) => state.width)
  const top = (place.y - size.height / 2) * zoom + y
  const bottom = (place.y + size.height / 2) * zoom + y
  const left = Math.min(Math.max(EDGE, place.x * zoom + x - WIDTH / 2), Math.max(EDGE, room - WIDTH - EDGE))
  // Above the post when there is enough room.
  const above = top > 140
  const tip = (
    <div
      className="tip"
      role="tooltip"
      id={TIP_ID}
      data-above={above || undefined}
      style={{ '--left': `${left}px`, '--top': `${above ? top - GAP : bottom + GAP}px` } as CSSProperties}
    >
      <strong dir="auto">{nodeLabel(post)}</strong>
      <small>
        <bdi>{post.author}</bdi> · {sortName(post)} · {describeRecording(post)}
      </small>
      {post.said ? <p dir="auto">{post.said}</p> : null}
      <em>{GRAPH.again}</em>
    </div>
  )
  // Outside of the page column, which would keep it from the screen's edge.
  return matchMedia('(hover: hover)').matches ? tip : createPortal(tip, document.body)
}
