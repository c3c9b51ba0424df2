import './GraphList.css'
import Play from 'lucide-react/icons/play'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  countReplies,
  formatNodeLabel,
  listConnectedGroups,
  listGraphLines,
} from '../../../domain/graph/graph'
import type { Graph, GraphPost } from '../../../domain/graph/graph.schema'
import { MOMENTS } from '../../../domain/locales/en/moments'
import { PLAYER } from '../../../domain/locales/en/player'
import { GRAPH } from '../../../domain/locales/en/posts'
import { formatDuration } from '../../../domain/time/duration'
import { Bird } from '../../parts/brand/Bird'
import { describeRecording } from '../../parts/posts/describe-recording'
import { PostLink } from '../../parts/posts/PostLink'
import { MoreButton } from '../../ui/buttons/MoreButton'
import { getLineLabel } from './line-styles'
import { layOutMiniGraph, MINI_SIZE } from './mini-graph'
import { isPlayableGroup, playWithReplies } from './play-with-replies'
import { getCategory, getCategoryName } from './post-categories'
import { mapParents, type PostParent } from './post-parents'
import { useSoundingPosts } from './sounding'
import type { FoundPost } from './useGraphSearch'

const PAGE_SIZE = 100

type Props = {
  graph: Graph
  /** The ids of the matching posts; null for all. */
  shown: ReadonlySet<string> | null
  /** The post that the search goes to. */
  found: FoundPost | null
}

/** The graph as a list: a row per group of connected posts, which unfolds, then the posts without connections. */
export function GraphList({ graph, shown, found }: Props) {
  const [count, setCount] = useState(PAGE_SIZE)
  const parents = useMemo(() => mapParents(graph), [graph])
  const replies = useMemo(() => countReplies(graph), [graph])
  const groups = useMemo(() => {
    const all = listConnectedGroups(graph)
    return [...all.filter(({ length }) => length > 1), ...all.filter(({ length }) => length === 1)]
  }, [graph])
  const soundingId = useSoundingPosts().id
  const isShown = ({ id }: GraphPost) => shown === null || shown.has(id)
  const rows = groups.filter((group) => group.some(isShown))
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (found?.focus)
      list.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(found.id)}"] a`)?.focus()
  }, [found])
  // Far enough to contain the found post.
  const reached = found?.focus ? rows.findIndex((group) => group.some(({ id }) => id === found.id)) + 1 : 0
  const listed = Math.max(count, reached)
  const rest = rows.length - listed
  const toRow = (post: GraphPost) => ({
    post,
    replies: replies.get(post.id) ?? 0,
    parents: parents.get(post.id) ?? [],
  })
  return (
    <>
      <ul ref={list} className="graph-list stack -flush divided" aria-label={GRAPH.list}>
        {rows.slice(0, listed).map((group) => {
          const [first, ...others] = group.filter(isShown)
          if (!first) return null
          return (
            <li
              key={group[0]?.id}
              data-kind={getCategory(first).dataKind}
              data-node={first.id}
              data-sounding={group.some(({ id }) => id === soundingId) || undefined}
            >
              <div className="row">
                {group.length > 1 ? (
                  <MiniPicture graph={graph} group={group} />
                ) : (
                  <Bird name={getCategory(first).bird} />
                )}
                <PostRow {...toRow(first)} />
                {isPlayableGroup(group) ? (
                  <PlayGroup group={group} isSounding={group.some(({ id }) => id === soundingId)} />
                ) : null}
              </div>
              {others.length > 0 ? (
                // Open where a search or a filter chose them.
                <details open={shown !== null}>
                  <summary>
                    {GRAPH.showMore(others.length)}
                    <span className="visually-hidden"> · {formatNodeLabel(first)}</span>
                  </summary>
                  <ul className="stack -m">
                    {others.map((post) => (
                      <li key={post.id} data-kind={getCategory(post).dataKind} data-node={post.id}>
                        <PostRow {...toRow(post)} />
                      </li>
                    ))}
                  </ul>
                </details>
              ) : null}
            </li>
          )
        })}
      </ul>
      {rest > 0 ? (
        <MoreButton onClick={() => setCount(listed + PAGE_SIZE)}>
          {GRAPH.showMore(Math.min(rest, PAGE_SIZE))}
        </MoreButton>
      ) : null}
    </>
  )
}

type RowProps = { post: GraphPost; replies: number; parents: readonly PostParent[] }

/** Type, title, author and number of replies of a post, and what it replies to. */
function PostRow({ post, replies, parents }: RowProps) {
  return (
    <div className="fill">
      <PostLink to={post} dir="auto">
        {formatNodeLabel(post)}
      </PostLink>
      <small>
        {getCategoryName(post)} · <bdi>{post.author}</bdi> · {GRAPH.replies(replies)}
        {post.title ? null : ` · ${describeRecording(post)}`}
      </small>
      {parents.map(({ parent, type, moment }) => (
        <small key={`${parent.id} ${type}`}>
          {type === 'recording' ? GRAPH.recordedIn : `${GRAPH.repliesTo} · ${getLineLabel(type, moment)}`}{' '}
          <PostLink to={parent} dir="auto">
            {formatNodeLabel(parent)}
          </PostLink>
        </small>
      ))}
    </div>
  )
}

/** Plays a group from its first post, or says that it plays. */
function PlayGroup({ group, isSounding }: { group: readonly GraphPost[]; isSounding: boolean }) {
  const [first] = group
  if (!first) return null
  if (isSounding) return <span className="playing">{PLAYER.nowPlaying}</span>
  const length = formatDuration(group.reduce((sum, { seconds }) => sum + seconds, 0))
  return (
    <button
      type="button"
      className="play-group"
      aria-label={`${MOMENTS.playTogetherOf(formatNodeLabel(first))}, ${length}`}
      onClick={() => void playWithReplies(first.id)}
    >
      <Play className="icon icon-small i-play" aria-hidden="true" />
      {length}
    </button>
  )
}

function MiniPicture({ graph, group }: { graph: Graph; group: readonly GraphPost[] }) {
  const { dots, lines } = useMemo(
    () =>
      layOutMiniGraph(
        group.map(({ id }) => id),
        listGraphLines(graph),
      ),
    [graph, group],
  )
  return (
    <svg className="mini" viewBox={`0 0 ${MINI_SIZE} ${MINI_SIZE}`} aria-hidden="true">
      {lines.map(({ from, to }) => (
        <path key={`${from.x} ${from.y} ${to.x} ${to.y}`} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      ))}
      {dots.map(({ id, x, y }, index) => (
        <circle key={id} cx={x} cy={y} r={index === 0 ? 5 : 2.6} />
      ))}
    </svg>
  )
}
