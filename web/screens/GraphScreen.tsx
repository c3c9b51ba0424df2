import './GraphScreen.css'
import { lazy } from 'react'
import type { Graph } from '../../domain/graph.schema'
import { KIND_NAMES } from '../../domain/kinds'
import { textOf } from '../api/failure'
import { useGraph } from '../api/graph.queries'
import { Figures } from '../features/graph/Figures'
import { Filters } from '../features/graph/Filters'
import { GraphList } from '../features/graph/GraphList'
import { Legend } from '../features/graph/Legend'
import { type Found, nthOf, useAsked, useFound, useShown } from '../features/graph/useAsked'
import { useLivingGraph } from '../features/graph/useLivingGraph'
import { goTo, useView } from '../state/view'
import { buttonClass } from '../ui/Button'
import { Empty } from '../ui/Empty'
import { LazyPart } from '../ui/LazyPart'
import { Oops } from '../ui/Oops'
import { Seg } from '../ui/Seg'
import { Bone, Skeleton } from '../ui/Skeleton'
import { ViewLink } from '../ui/ViewLink'
import { GRAPH } from '../words/graph'
import { VIEW_TITLES } from '../words/shell'

const Canvas = lazy(async () => ({ default: (await import('../features/graph/Canvas')).Canvas }))

/** The graph of posts and connections (spec §2.3), as a canvas or as a list: `?as=list`. */
export function GraphScreen() {
  const asList = useView().params.get('as') === 'list'
  const asked = useAsked()
  const whole = useGraph([])
  // When the graph is truncated, fewer kinds leave room for older posts.
  const isNarrowed = whole.data?.more && asked.kinds.length > 0 && asked.kinds.length < KIND_NAMES.length
  const narrowed = useGraph(isNarrowed ? asked.kinds : null)
  const graph = useLivingGraph((isNarrowed && narrowed.data) || whole.data)
  const shown = useShown(graph, asked)
  const found = useFound(graph, shown, asked)
  return (
    <div className="graphview">
      <div className="ghead">
        <h1 className="only-desk">{VIEW_TITLES.graph}</h1>
        <Figures graph={graph} />
      </div>
      <Filters
        typed={asked.typed}
        onType={asked.setTyped}
        onFind={asked.enter}
        hidden={asked.hidden}
        onHidden={asked.setHidden}
      >
        <Seg
          label={GRAPH.shape}
          name="graph-shape"
          options={[
            { value: 'graph', label: GRAPH.asGraph },
            { value: 'list', label: GRAPH.asList },
          ]}
          value={asList ? 'list' : 'graph'}
          onChange={(value) => goTo('graph', value === 'list' ? { as: 'list' } : {}, { replace: true })}
        />
      </Filters>
      {whole.isPending ? <Waits /> : null}
      {whole.isError && !graph ? (
        <Oops text={textOf(whole.error)} busy={whole.isFetching} onRetry={() => void whole.refetch()} />
      ) : null}
      {graph && graph.posts.length === 0 ? <Nothing /> : null}
      {graph && graph.posts.length > 0 ? (
        <>
          <Note graph={graph} shown={shown} found={found} isSearched={asked.settled.trim() !== ''} />
          {asList ? (
            <GraphList graph={graph} shown={shown} found={found} />
          ) : (
            <LazyPart waits={<Waits />}>
              <Canvas graph={graph} shown={shown} found={found} />
            </LazyPart>
          )}
          <Legend />
        </>
      ) : null}
    </div>
  )
}

type NoteProps = {
  graph: Graph
  shown: ReadonlySet<string> | null
  found: Found | null
  isSearched: boolean
}

/** Notes about the graph, announced before it is read. */
function Note({ graph, shown, found, isSearched }: NoteProps) {
  const at = nthOf(graph, shown, found)
  const none = isSearched ? GRAPH.noneFound : GRAPH.noneShown
  const told = [
    shown?.size === 0 ? none : shown && isSearched ? GRAPH.found(shown.size) : '',
    at && isSearched && at.of > 1 ? GRAPH.nth(at.nth, at.of) : '',
    graph.ties.length === 0 ? GRAPH.lone : '',
    graph.more ? GRAPH.newest(graph.posts.length) : '',
  ].filter(Boolean)
  return (
    <p role="status" className={told.length > 0 ? 'gnote' : 'sr'}>
      {told.join(' · ')}
    </p>
  )
}

function Nothing() {
  return (
    <Empty
      bird="owlcast"
      title={GRAPH.empty.title}
      text={GRAPH.empty.text}
      action={
        <ViewLink className={buttonClass({ tone: 'primary' })} view="speace">
          {GRAPH.listen}
        </ViewLink>
      }
    />
  )
}

function Waits() {
  return (
    <Skeleton label={GRAPH.loading}>
      <Bone shape="strip" height="600px" />
    </Skeleton>
  )
}
