import './GraphList.css'
import { useEffect, useMemo, useRef, useState } from 'react'
import { formatNodeLabel, type LineType } from '../../../domain/graph/graph'
import type { Graph, GraphPost } from '../../../domain/graph/graph.schema'
import { GRAPH } from '../../../domain/locales/en/posts'
import type { Moment } from '../../../domain/moments/moments'
import { Bird } from '../../parts/brand/Bird'
import { describeRecording } from '../../parts/posts/describe-recording'
import { PostLink } from '../../parts/posts/PostLink'
import { MoreButton } from '../../ui/buttons/MoreButton'
import { getLineLabel } from './line-styles'
import { getCategory, getCategoryName } from './post-categories'
import { mapRelatedPosts, type RelatedPost } from './related-posts'
import type { FoundPost } from './useGraphSearch'

const PAGE_SIZE = 100

type Props = {
  graph: Graph
  /** The ids of the matching posts; null for all. */
  shown: ReadonlySet<string> | null
  /** The post that the search goes to. */
  found: FoundPost | null
}

/** The graph as a list: each post with the posts it replies to and its replies. */
export function GraphList({ graph, shown, found }: Props) {
  const [count, setCount] = useState(PAGE_SIZE)
  const related = useMemo(() => mapRelatedPosts(graph), [graph])
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
      <ul ref={list} className="graph-list" aria-label={GRAPH.list}>
        {posts.slice(0, listed).map((post) => (
          <Row key={post.id} post={post} related={related.get(post.id) ?? []} />
        ))}
      </ul>
      {rest > 0 ? (
        <MoreButton onClick={() => setCount(listed + PAGE_SIZE)}>
          {GRAPH.showMore(Math.min(rest, PAGE_SIZE))}
        </MoreButton>
      ) : null}
    </>
  )
}

function Row({ post, related }: { post: GraphPost; related: readonly RelatedPost[] }) {
  const { bird, dataKind } = getCategory(post)
  const connections = related.filter(({ type }) => type !== 'recording')
  const recordings = related.filter(({ type, isReply }) => type === 'recording' && isReply).length
  const isRecording = related.length > connections.length + recordings
  const replies = connections.filter(({ isReply }) => isReply).length
  return (
    <li data-kind={dataKind} data-node={post.id}>
      <PostLink to={post} className="row-link">
        <Bird name={bird} />
        <b dir="auto">{formatNodeLabel(post)}</b>
        <small>
          {getCategoryName(post)} · <bdi>{post.author}</bdi> · {GRAPH.replies(replies)}
          {post.title ? null : ` · ${describeRecording(post)}`}
        </small>
      </PostLink>
      {related.length > 0 ? (
        <details>
          <summary>
            {GRAPH.connectionSummary({ connections: connections.length, recordings, isRecording })}
            <span className="visually-hidden"> · {formatNodeLabel(post)}</span>
          </summary>
          <ul>
            {related.map(({ other, type, moment, isReply }) => (
              <li key={`${other.id} ${type}`} data-kind={getCategory(other).dataKind}>
                <small>{getRelationText(type, moment, isReply)}</small>
                <PostLink to={other} dir="auto">
                  {formatNodeLabel(other)}
                </PostLink>
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
function getRelationText(type: LineType, moment: Moment | null, isReply: boolean): string {
  if (type === 'recording') return isReply ? GRAPH.hasRecording : GRAPH.recordedIn
  return `${isReply ? GRAPH.hasReply : GRAPH.repliesTo} · ${getLineLabel(type, moment)}`
}
