import './PostNode.css'
import { Handle, type Node, type NodeProps, Position } from '@xyflow/react'
import { MessageCircle } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, memo, useContext } from 'react'
import { nodeLabel } from '../../../domain/graph'
import { describeRecording } from '../../state/describe-recording'
import { Bird } from '../../ui/Bird'
import { WayTo } from '../../ui/WayTo'
import { GRAPH } from '../../words/graph'
import { isDirection } from './boxes'
import { sortName, sortOf } from './sorts'
import { DoingsContext, type NodeData, TIP_ID, TippedContext } from './tipped'

export type PostBox = Node<NodeData, 'post'>

/** A post in the graph: kind, title, author and number of replies. */
export const PostNode = memo(function PostNode({ data }: NodeProps<PostBox>) {
  const { post, replies, lines, dimmed } = data
  const { tell, reveal, move } = useContext(DoingsContext)
  const isTipped = useContext(TippedContext) === post.id
  const { bird, dataKind } = sortOf(post)
  function onClick(event: MouseEvent) {
    // Touch has no hover: the first tap opens the tooltip, the second one the post.
    const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch'
    if (!isTouch || isTipped) return
    event.preventDefault()
    tell(post.id)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') tell(null)
    if (!isDirection(event.key)) return
    event.preventDefault()
    move(post.id, event.key)
  }
  return (
    <>
      <WayTo
        to={post}
        className={dimmed ? 'node dimmed' : 'node'}
        data-kind={dataKind}
        data-node={post.id}
        data-lines={lines}
        data-tipped={isTipped || undefined}
        inert={dimmed}
        draggable={false}
        aria-describedby={isTipped ? TIP_ID : undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget }) => {
          if (!currentTarget.matches(':focus-visible')) return
          tell(post.id)
          reveal(post.id)
        }}
        onBlur={() => tell(null)}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && tell(post.id)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && tell(null)}
      >
        <span className="k">
          <Bird name={bird} />
          {sortName(post)}
          <span className="n">
            <MessageCircle className="i" aria-hidden="true" />
            {replies}
            <span className="sr">{GRAPH.repliesUnit(replies)}</span>
          </span>
        </span>
        <b dir="auto">{nodeLabel(post)}</b>
        <small dir="auto">
          {post.author}
          {post.title ? null : ` · ${describeRecording(post)}`}
        </small>
      </WayTo>
      {/* Lines end at the centre; the library needs these handles. */}
      <Handle className="node-handle" type="source" position={Position.Bottom} isConnectable={false} />
      <Handle className="node-handle" type="target" position={Position.Bottom} isConnectable={false} />
    </>
  )
})
