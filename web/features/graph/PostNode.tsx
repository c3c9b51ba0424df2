import './PostNode.css'
import { Handle, type Node, type NodeProps, Position } from '@xyflow/react'
import MessageCircle from 'lucide-react/icons/message-circle'
import { type CSSProperties, type KeyboardEvent, type MouseEvent, memo, useContext } from 'react'
import { formatNodeLabel } from '../../../domain/graph/graph'
import { GRAPH } from '../../../domain/locales/en/posts'
import { Bird } from '../../parts/brand/Bird'
import { describeRecording } from '../../parts/posts/describe-recording'
import { PostLink } from '../../parts/posts/PostLink'
import {
  GraphActionsContext,
  type NodeData,
  SoundingContext,
  StarsContext,
  TOOLTIP_ID,
  TooltipContext,
} from './graph-context'
import { isDirection } from './node-geometry'
import { getCategory, getCategoryName } from './post-categories'

export type PostNodeType = Node<NodeData, 'post'>

/** The smallest star with a bird. */
const BIRD_STAR_PX = 20

/** A post in the graph: kind, title, author and number of replies, or a star of its size. */
export const PostNode = memo(function PostNode({ data }: NodeProps<PostNodeType>) {
  const { post, replies, dimmed, isTabStop, lines } = data
  const { showTooltip, reveal, moveFocus, playGroup } = useContext(GraphActionsContext)
  const hasTooltip = useContext(TooltipContext) === post.id
  const isStar = useContext(StarsContext)
  const isSounding = useContext(SoundingContext).id === post.id
  const look = isStar ? 'star' : 'node'
  function onClick(event: MouseEvent) {
    // Touch has no hover: the first tap opens the tooltip, the second one the post.
    const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch'
    if (!isTouch || hasTooltip) return
    event.preventDefault()
    showTooltip(post.id)
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event
    if (key === 'Escape') showTooltip(null)
    if (key.toLowerCase() === 'p' && !ctrlKey && !metaKey && !altKey) playGroup(post.id)
    if (!isDirection(key)) return
    event.preventDefault()
    moveFocus(post.id, key)
  }
  return (
    <>
      <PostLink
        to={post}
        className={dimmed ? `${look} dimmed` : look}
        data-kind={getCategory(post).dataKind}
        data-node={post.id}
        data-lines={isStar ? undefined : lines}
        data-tipped={hasTooltip || undefined}
        data-sounding={isSounding || undefined}
        style={isStar ? ({ '--d': `${data.starSize}px` } as CSSProperties) : undefined}
        inert={dimmed}
        tabIndex={isTabStop ? undefined : -1}
        draggable={false}
        // The text of a card is its name.
        aria-label={isStar ? getNodeName(data) : undefined}
        aria-describedby={hasTooltip ? TOOLTIP_ID : undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget }) => {
          if (!currentTarget.matches(':focus-visible')) return
          showTooltip(post.id)
          reveal(post.id)
        }}
        onBlur={() => showTooltip(null)}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && showTooltip(post.id)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && showTooltip(null)}
      >
        {isStar ? <Star data={data} isSounding={isSounding} /> : <Card post={post} replies={replies} />}
      </PostLink>
      {/* Lines end at the centre; the library needs these handles. */}
      <Handle className="node-handle" type="source" position={Position.Bottom} isConnectable={false} />
      <Handle className="node-handle" type="target" position={Position.Bottom} isConnectable={false} />
    </>
  )
})

/** 'Squawk: The fox, Wren Okafor, 5 replies'. */
function getNodeName({ post, replies }: Pick<NodeData, 'post' | 'replies'>): string {
  return GRAPH.nodeName(getCategoryName(post), formatNodeLabel(post), post.author, GRAPH.replies(replies))
}

function Card({ post, replies }: Pick<NodeData, 'post' | 'replies'>) {
  return (
    <>
      <span className="kind">
        <Bird name={getCategory(post).bird} />
        {getCategoryName(post)}
        <span className="count">
          <MessageCircle className="icon" aria-hidden="true" />
          {replies}
          <span className="visually-hidden">{GRAPH.repliesUnit(replies)}</span>
        </span>
      </span>
      <b className="clamp" dir="auto">
        {formatNodeLabel(post)}
      </b>
      <small className="ellipsis" dir="auto">
        {post.author}
        {post.title ? null : ` · ${describeRecording(post)}`}
      </small>
    </>
  )
}

/** A disc; only the sounding one shows its name. */
function Star({ data, isSounding }: { data: NodeData; isSounding: boolean }) {
  const { post, replies, starSize } = data
  return (
    <>
      <span className="star-disc">
        {starSize >= BIRD_STAR_PX ? <Bird name={getCategory(post).bird} /> : null}
      </span>
      {isSounding ? (
        <span className="name">
          <b dir="auto">{formatNodeLabel(post)}</b>
          <small>
            <bdi>{post.author}</bdi> · {getCategoryName(post)} · {GRAPH.replies(replies)}
          </small>
        </span>
      ) : null}
    </>
  )
}
