import './GraphList.css'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type LineType, nodeLabel } from '../../../domain/graph'
import type { Graph, GraphPost } from '../../../domain/graph.schema'
import { describeRecording } from '../../state/describe-recording'
import { Bird } from '../../ui/Bird'
import { MoreButton } from '../../ui/MoreButton'
import { WayTo } from '../../ui/WayTo'
import { GRAPH } from '../../words/graph'
import { sortName, sortOf } from './sorts'
import { lineWord } from './tie-looks'
import { type TiedPost, tiedTo } from './tied-posts'
import type { Found } from './useAsked'

const STEP = 100

type Props = {
  graph: Graph
  /** The ids of the matching posts; null for all. */
  shown: ReadonlySet<string> | null
  /** The post that the search goes to. */
  found: Found | null
}

/** The graph as a list: each post with the posts it replies to and its replies. */
export function GraphList({ graph, shown, found }: Props) {
  const [count, setCount] = useState(STEP)
  const tied = useMemo(() => tiedTo(graph), [graph])
  const posts = shown === null ? graph.posts : graph.posts.filter(({ id }) => shown.has(id))
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (found?.focus)
      list.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(found.id)}"] a`)?.focus()
  }, [found])
  // Far enough to contain the found post.
  const reached = found?.focus ? posts.findIndex(({ id }) => id === found.id) + 1 : 0
  const listed = Math.max(count, reached)
  const rest = posts.length - listed
  return (
    <>
      <ul ref={list} className="graphlist" aria-label={GRAPH.list}>
        {posts.slice(0, listed).map((post) => (
          <Row key={post.id} post={post} tied={tied.get(post.id) ?? []} />
        ))}
      </ul>
      {rest > 0 ? (
        <MoreButton onClick={() => setCount(listed + STEP)}>{GRAPH.more(Math.min(rest, STEP))}</MoreButton>
      ) : null}
    </>
  )
}

function Row({ post, tied }: { post: GraphPost; tied: readonly TiedPost[] }) {
  const { bird, dataKind } = sortOf(post)
  const connections = tied.filter(({ type }) => type !== 'recording')
  const recordings = tied.filter(({ type, isReply }) => type === 'recording' && isReply).length
  const isRecording = tied.length > connections.length + recordings
  const replies = connections.filter(({ isReply }) => isReply).length
  return (
    <li data-kind={dataKind} data-node={post.id}>
      <WayTo to={post} className="row-link">
        <Bird name={bird} />
        <b dir="auto">{nodeLabel(post)}</b>
        <small>
          {sortName(post)} · <bdi>{post.author}</bdi> · {GRAPH.replies(replies)}
          {post.title ? null : ` · ${describeRecording(post)}`}
        </small>
      </WayTo>
      {tied.length > 0 ? (
        <details>
          <summary>
            {GRAPH.tied({ connections: connections.length, recordings, isRecording })}
            <span className="sr"> · {nodeLabel(post)}</span>
          </summary>
          <ul>
            {tied.map(({ other, type, isReply }) => (
              <li key={`${other.id} ${type}`} data-kind={sortOf(other).dataKind}>
                <small>{wordsFor(type, isReply)}</small>
                <WayTo to={other} dir="auto">
                  {nodeLabel(other)}
                </WayTo>
                <small>
                  <bdi>{other.author}</bdi>
                </small>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  )
}

/** The label for the relation of a post to the listed one. */
function wordsFor(type: LineType, isReply: boolean): string {
  if (type === 'recording') return isReply ? GRAPH.hasRecording : GRAPH.recordedIn
  return `${isReply ? GRAPH.answeredBy : GRAPH.answers} · ${lineWord(type)}`
}
