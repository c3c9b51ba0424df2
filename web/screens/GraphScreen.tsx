import './GraphScreen.css'
import { useMemo } from 'react'
import { calculateAnalytics, listConnectedGroups, mergeGraphs } from '../../domain/graph/graph'
import type { Graph } from '../../domain/graph/graph.schema'
import { KIND_NAMES } from '../../domain/kinds'
import { GRAPH } from '../../domain/locales/en/posts'
import { VIEW_TITLES } from '../../domain/locales/en/shell'
import { useGraph, useGraphMatches } from '../api/graph/graph.queries'
import { GraphFilters } from '../features/graph/GraphFilters'
import { GraphList } from '../features/graph/GraphList'
import { GraphStats } from '../features/graph/GraphStats'
import {
  type FoundPost,
  getFoundPosition,
  useFoundPost,
  useGraphSearch,
  useShownPosts,
} from '../features/graph/useGraphSearch'
import { useUnexpiredGraph } from '../features/graph/useUnexpiredGraph'
import { useIsWide } from '../hooks/useIsWide'
import { EmptyState } from '../parts/loading/EmptyState'
import { QueryError } from '../parts/loading/QueryError'
import { Skeleton, SkeletonBlock } from '../parts/loading/Skeleton'
import { ViewLink } from '../parts/views/ViewLink'
import { goTo, useView } from '../state/view'
import { getButtonClass } from '../ui/buttons/Button'
import { MoreButton } from '../ui/buttons/MoreButton'
import { SegmentedControl } from '../ui/fields/SegmentedControl'
import { LazyPart } from '../ui/states/LazyPart'
import { lazyPart } from '../ui/states/lazy-part'

const Canvas = lazyPart(() => import('../features/graph/GraphCanvas'), 'GraphCanvas')

/** The graph of posts and connections (spec §2.3), as a canvas or as a list. `?as=` chooses; phones start with the list. */
export function GraphScreen() {
  const isWide = useIsWide()
  const as = useView().params.get('as')
  const asList = isWide ? as === 'list' : as !== 'sky'
  const search = useGraphSearch()
  const full = useGraph([])
  // While older posts are not loaded, fewer kinds leave room for more of them.
  const isNarrowed = full.hasNextPage && search.kinds.length > 0 && search.kinds.length < KIND_NAMES.length
  const narrowed = useGraph(isNarrowed ? search.kinds : null)
  const pages = isNarrowed && narrowed.data ? narrowed : full
  const matches = useGraphMatches(search.settled.trim(), pages.hasNextPage)
  const loaded = useMemo(
    () => mergeGraphs([pages.data, matches.data].flatMap((graph) => graph ?? [])) ?? undefined,
    [pages.data, matches.data],
  )
  const graph = useUnexpiredGraph(loaded)
  const shown = useShownPosts(graph, search)
  const found = useFoundPost(graph, shown, search)
  return (
    <div className="graph-view stack">
      <div className="graph-head row wrap -baseline">
        <h1 className="only-desk">{VIEW_TITLES.graph}</h1>
        <GraphStats graph={full.data ?? undefined} />
      </div>
      <GraphFilters
        typed={search.typed}
        onType={search.setTyped}
        onFind={search.enter}
        hidden={search.hidden}
        onHidden={search.setHidden}
      >
        <SegmentedControl
          label={GRAPH.viewMode}
          name="graph-shape"
          isPlain
          options={[
            { value: 'list', label: GRAPH.asList },
            { value: 'sky', label: GRAPH.asGraph },
          ]}
          value={asList ? 'list' : 'sky'}
          onChange={(value) => goTo('graph', { as: value }, { replace: true })}
        />
      </GraphFilters>
      {full.isPending ? <GraphLoading /> : null}
      <QueryError query={full} />
      <QueryError query={matches} />
      {graph && graph.posts.length === 0 ? <EmptyGraph /> : null}
      {graph && graph.posts.length > 0 ? (
        <>
          <GraphNote
            graph={graph}
            page={pages.data ?? graph}
            shown={shown}
            found={found}
            isSearched={search.settled.trim() !== ''}
            isSearching={matches.isLoading}
            asList={asList}
          />
          {asList ? (
            <GraphList graph={graph} shown={shown} found={found} />
          ) : (
            <LazyPart fallback={<GraphLoading />}>
              <Canvas graph={graph} shown={shown} found={found} />
            </LazyPart>
          )}
          {pages.hasNextPage ? (
            <MoreButton busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              {GRAPH.showOlder}
            </MoreButton>
          ) : null}
        </>
      ) : null}
    </div>
  )
}

type NoteProps = {
  graph: Graph
  /** What is loaded of the whole graph, without matches of a search. */
  page: Graph
  shown: ReadonlySet<string> | null
  found: FoundPost | null
  isSearched: boolean
  /** Whether posts that are not loaded are still being searched. */
  isSearching: boolean
  asList: boolean
}

/** Notes about the graph, announced before it is read. */
function GraphNote({ graph, page, shown, found, isSearched, isSearching, asList }: NoteProps) {
  const alone = useMemo(() => listConnectedGroups(graph).filter(({ length }) => length === 1).length, [graph])
  const at = getFoundPosition(graph, shown, found)
  const none = isSearched ? GRAPH.noMatches : GRAPH.allHidden
  const total = Math.max(calculateAnalytics(page).posts, page.posts.length)
  const notes = [
    shown?.size === 0 ? (isSearching ? '' : none) : shown && isSearched ? GRAPH.found(shown.size) : '',
    at && isSearched && at.of > 1 ? GRAPH.position(at.nth, at.of) : '',
    asList || alone === 0 || alone === graph.posts.length ? '' : GRAPH.alone(alone),
    page.cursor === null ? '' : GRAPH.newest(page.posts.length, total),
  ].filter(Boolean)
  return (
    <p role="status" className={notes.length > 0 ? 'graph-note subtle' : 'visually-hidden'}>
      {notes.join(' · ')}
    </p>
  )
}

function EmptyGraph() {
  return (
    <EmptyState
      bird="owlcast"
      title={GRAPH.empty.title}
      text={GRAPH.empty.text}
      action={
        <ViewLink className={getButtonClass({ tone: 'primary' })} view="speace">
          {GRAPH.goToSquawks}
        </ViewLink>
      }
    />
  )
}

function GraphLoading() {
  return (
    <Skeleton label={GRAPH.loading}>
      <SkeletonBlock shape="strip" height="600px" />
    </Skeleton>
  )
}
