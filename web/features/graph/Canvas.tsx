import './Canvas.css'
import { type EdgeTypes, type NodeTypes, ReactFlow, ReactFlowProvider } from '@xyflow/react'
import { useEffect, useMemo, useState } from 'react'
import { repliesIn } from '../../../domain/graph'
import type { Graph } from '../../../domain/graph.schema'
import { GRAPH_ZOOM } from '../../../domain/limits'
import { GRAPH } from '../../words/graph'
import { Arranging } from './Arranging'
import type { Place } from './boxes'
import { drawn } from './drawn'
import { PostNode } from './PostNode'
import { rememberSight, sightBefore } from './remembered'
import { TieLine } from './TieLine'
import { Tip } from './Tip'
import { DoingsContext, TippedContext } from './tipped'
import { useArranged } from './useArranged'
import type { Found } from './useAsked'
import { useDoings } from './useDoings'
import { Zoom } from './Zoom'

const NODE_TYPES: NodeTypes = { post: PostNode }
const EDGE_TYPES: EdgeTypes = { connection: TieLine }

type Props = {
  graph: Graph
  /** The ids of the matching posts; the others are dimmed. Null for all. */
  shown: ReadonlySet<string> | null
  /** The post that the search goes to. */
  found: Found | null
}

/** The graph as a canvas of posts and connections. */
export function Canvas({ graph, ...asked }: Props) {
  const { places, share, stop } = useArranged(graph)
  return (
    <div className="graph">
      <ReactFlowProvider>
        {places.size > 0 ? <Picture graph={graph} places={places} {...asked} /> : null}
      </ReactFlowProvider>
      {share === null ? null : <Arranging share={share} onEnough={stop} />}
    </div>
  )
}

function Picture({ graph, shown, found, places }: Props & { places: ReadonlyMap<string, Place> }) {
  const [tipped, setTipped] = useState<string | null>(null)
  const replies = useMemo(() => repliesIn(graph.ties), [graph.ties])
  const { nodes, edges } = useMemo(
    () => drawn({ graph, places, replies, shown }),
    [graph, places, replies, shown],
  )
  const { doings, lead, begin, showAll } = useDoings({ graph, places, shown, tell: setTipped })
  useEffect(() => {
    if (found) lead(found)
  }, [found, lead])
  const node = tipped === null ? undefined : nodes.find(({ id }) => id === tipped)
  const place = node && places.get(node.id)
  return (
    <DoingsContext value={doings}>
      <TippedContext value={tipped}>
        <ReactFlow
          aria-label={`${GRAPH.canvas}. ${GRAPH.canvasHelp}`}
          nodes={nodes}
          edges={edges}
          nodeTypes={NODE_TYPES}
          edgeTypes={EDGE_TYPES}
          minZoom={GRAPH_ZOOM.least}
          maxZoom={GRAPH_ZOOM.most}
          defaultViewport={sightBefore() ?? { x: 0, y: 0, zoom: 1 }}
          onInit={begin}
          onMoveEnd={(_, sight) => rememberSight(sight)}
          onPaneClick={() => setTipped(null)}
          onlyRenderVisibleElements
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          disableKeyboardA11y
          zoomOnDoubleClick={false}
          // The wheel scrolls the page; with a modifier key or a pinch it zooms.
          zoomOnScroll={false}
          preventScrolling={false}
          // MIT license; credited in the README.
          proOptions={{ hideAttribution: true }}
        >
          {node && place ? <Tip post={node.data.post} place={place} size={node.measured} /> : null}
          <Zoom onFit={showAll} />
        </ReactFlow>
      </TippedContext>
    </DoingsContext>
  )
}
