import './PostNode.css'
import { Handle, type Node, type NodeProps, Position } from '@xyflow/react'
import MessageCircle from 'lucide-react/icons/message-circle'
import { type KeyboardEvent, type MouseEvent, memo, useContext } from 'react'
import { formatNodeLabel } from '../../../domain/graph/graph'
import { GRAPH } from '../../../domain/locales/en/posts'
import { Bird } from '../../parts/brand/Bird'
import { describeRecording } from '../../parts/posts/describe-recording'
import { PostLink } from '../../parts/posts/PostLink'
import { GraphActionsContext, type NodeData, TOOLTIP_ID, TooltipContext } from './graph-context'
import { isDirection } from './node-geometry'
import { getCategory, getCategoryName } from './post-categories'

export type PostNodeType = Node<NodeData, 'post'>

/** A post in the graph: kind, title, author and number of replies. */
export const PostNode = memo(function PostNode({ data }: NodeProps<PostNodeType>) {
  const { post, replies, lines, dimmed } = data
  const { showTooltip, reveal, moveFocus } = useContext(GraphActionsContext)
  const hasTooltip = useContext(TooltipContext) === post.id
  const { bird, dataKind } = getCategory(post)
  function onClick(event: MouseEvent) {
    // Touch has no hover: the first tap opens the tooltip, the second one the post.
    const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch'
    if (!isTouch || hasTooltip) return
    event.preventDefault()
    showTooltip(post.id)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') showTooltip(null)
    if (!isDirection(event.key)) return
    event.preventDefault()
    moveFocus(post.id, event.key)
  }
  return (
    <>
      <PostLink
        to={post}
        className={dimmed ? 'node dimmed' : 'node'}
        data-kind={dataKind}
        data-node={post.id}
        data-lines={lines}
        data-tipped={hasTooltip || undefined}
        inert={dimmed}
        draggable={false}
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
        <span className="kind">
          <Bird name={bird} />
          {getCategoryName(post)}
          <span className="count">
            <MessageCircle className="icon" aria-hidden="true" />
            {replies}
            <span className="visually-hidden">{GRAPH.repliesUnit(replies)}</span>
          </span>
        </span>
        <b dir="auto">{formatNodeLabel(post)}</b>
        <small dir="auto">
          {post.author}
          {post.title ? null : ` · ${describeRecording(post)}`}
        </small>
      </PostLink>
      {/* Lines end at the centre; the library needs these handles. */}
      <Handle className="node-handle" type="source" position={Position.Bottom} isConnectable={false} />
      <Handle className="node-handle" type="target" position={Position.Bottom} isConnectable={false} />
    </>
  )
})
