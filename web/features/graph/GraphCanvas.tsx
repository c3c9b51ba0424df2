import './GraphCanvas.css'
import { type EdgeTypes, type NodeTypes, ReactFlow, ReactFlowProvider } from '@xyflow/react'
import { useEffect, useMemo, useState } from 'react'
import { countReplies } from '../../../domain/graph/graph'
import { GRAPH_ZOOM } from '../../../domain/graph/graph.limits'
import type { Graph } from '../../../domain/graph/graph.schema'
import { GRAPH } from '../../../domain/locales/en/posts'
import { ConnectionLine } from './ConnectionLine'
import { DrawnLines } from './DrawnLines'
import { toFlowElements } from './flow-elements'
import { GraphTooltip } from './GraphTooltip'
import { GraphActionsContext, TooltipContext } from './graph-context'
import { LayoutProgress } from './LayoutProgress'
import { findSavedViewport, saveViewport } from './layout-memory'
import type { NodePosition } from './node-geometry'
import { PostNode } from './PostNode'
import { useGraphActions } from './useGraphActions'
import { useGraphLayout } from './useGraphLayout'
import type { FoundPost } from './useGraphSearch'
import { ZoomControls } from './ZoomControls'

const NODE_TYPES: NodeTypes = { post: PostNode }
const EDGE_TYPES: EdgeTypes = { connection: ConnectionLine }

type Props = {
  graph: Graph
  /** The ids of the matching posts; the others are dimmed. Null for all. */
  shown: ReadonlySet<string> | null
  /** The post that the search goes to. */
  found: FoundPost | null
}

/** The graph as a canvas of posts and connections. */
export function GraphCanvas({ graph, ...filters }: Props) {
  const { positions, maxWidth, progress, stop } = useGraphLayout(graph)
  return (
    <div className="graph">
      {/* A layout for another width starts with a viewport of its own. */}
      <ReactFlowProvider key={maxWidth ?? 'wide'}>
        {positions.size > 0 ? <GraphFlow graph={graph} positions={positions} {...filters} /> : null}
      </ReactFlowProvider>
      <DrawnLines graph={graph} />
      {progress === null ? null : <LayoutProgress progress={progress} onStop={stop} />}
    </div>
  )
}

function GraphFlow({
  graph,
  shown,
  found,
  positions,
}: Props & { positions: ReadonlyMap<string, NodePosition> }) {
  const [tooltipId, setTooltipId] = useState<string | null>(null)
  const replies = useMemo(() => countReplies(graph.connections), [graph.connections])
  const { nodes, edges } = useMemo(
    () => toFlowElements({ graph, positions, replies, shown }),
    [graph, positions, replies, shown],
  )
  const { actions, showFound, initialize, showAll } = useGraphActions({
    graph,
    positions,
    shown,
    showTooltip: setTooltipId,
  })
  useEffect(() => {
    if (found) showFound(found)
  }, [found, showFound])
  const node = tooltipId === null ? undefined : nodes.find(({ id }) => id === tooltipId)
  const position = node && positions.get(node.id)
  return (
    <GraphActionsContext value={actions}>
      <TooltipContext value={tooltipId}>
        <ReactFlow
          aria-label={`${GRAPH.canvas}. ${GRAPH.canvasHelp}`}
          nodes={nodes}
          edges={edges}
          nodeTypes={NODE_TYPES}
          edgeTypes={EDGE_TYPES}
          minZoom={GRAPH_ZOOM.least}
          maxZoom={GRAPH_ZOOM.most}
          defaultViewport={findSavedViewport() ?? { x: 0, y: 0, zoom: 1 }}
          onInit={initialize}
          onMoveEnd={(_, viewport) => saveViewport(viewport)}
          onPaneClick={() => setTooltipId(null)}
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
          {node && position ? (
            <GraphTooltip post={node.data.post} position={position} size={node.measured} />
          ) : null}
          <ZoomControls onFit={showAll} />
        </ReactFlow>
      </TooltipContext>
    </GraphActionsContext>
  )
}
