import './GraphCanvas.css'
import {
  type EdgeTypes,
  type NodeTypes,
  ReactFlow,
  ReactFlowProvider,
  useStore,
  useStoreApi,
} from '@xyflow/react'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { countReplies, filterGraph, listConnectedGroups, listGraphLines } from '../../../domain/graph/graph'
import { GRAPH_ZOOM } from '../../../domain/graph/graph.limits'
import type { Graph } from '../../../domain/graph/graph.schema'
import { GRAPH } from '../../../domain/locales/en/posts'
import { useIsWide } from '../../hooks/useIsWide'
import { ViewLink } from '../../parts/views/ViewLink'
import { getButtonClass } from '../../ui/buttons/Button'
import { IconButton } from '../../ui/buttons/IconButton'
import { ConnectionLine } from './ConnectionLine'
import { getLineId, toFlowElements } from './flow-elements'
import { GraphLegend } from './GraphLegend'
import { GraphTooltip } from './GraphTooltip'
import {
  GraphActionsContext,
  type Sounding,
  SoundingContext,
  StarsContext,
  TooltipContext,
} from './graph-context'
import { LayoutProgress } from './LayoutProgress'
import { findSavedViewport, saveViewport } from './layout-memory'
import type { NodePosition } from './node-geometry'
import { PostNode } from './PostNode'
import { isPlayableGroup } from './play-with-replies'
import { findLineToSounding, useSoundingPosts } from './sounding'
import { useGraphActions } from './useGraphActions'
import { useGraphLayout } from './useGraphLayout'
import type { FoundPost } from './useGraphSearch'
import { useTooltip } from './useTooltip'
import { ZoomControls } from './ZoomControls'

const NODE_TYPES: NodeTypes = { post: PostNode }
const EDGE_TYPES: EdgeTypes = { connection: ConnectionLine }
/** Below this zoom, posts are stars: their text would be too small to read. */
const TEXT_ZOOM = 0.7
/** Up to so many posts all are rendered, so that Tab reaches those out of sight. */
const RENDER_ALL_MAX = 300

type Props = {
  graph: Graph
  /** The ids of the matching posts; the others are dimmed. Null for all. */
  shown: ReadonlySet<string> | null
  /** The post that the search goes to. */
  found: FoundPost | null
}

/** The graph as a canvas: its connected posts, and another one while the search goes to it. */
export function GraphCanvas({ graph, shown, found }: Props) {
  const isNarrow = !useIsWide()
  const foundId = found?.id
  const drawn = useMemo(() => {
    const groups = listConnectedGroups(graph)
    const connected = new Set(groups.flatMap((group) => (group.length > 1 ? group.map(({ id }) => id) : [])))
    return filterGraph(graph, ({ id }) => connected.has(id) || id === foundId)
  }, [graph, foundId])
  if (drawn.posts.length === 0)
    return (
      <div className="graph">
        <p>
          {GRAPH.noConnections}{' '}
          <ViewLink className={getButtonClass({ tone: 'quiet' })} view="graph" params={{ as: 'list' }}>
            {GRAPH.asList}
          </ViewLink>
        </p>
      </div>
    )
  return <DrawnGraph graph={drawn} shown={shown} found={found} isNarrow={isNarrow} />
}

type DrawnProps = Props & { isNarrow: boolean }

function DrawnGraph({ graph, isNarrow, ...filters }: DrawnProps) {
  const { positions, isNarrow: isForNarrow, progress, stop } = useGraphLayout(graph, isNarrow)
  const [hasLegend, setLegend] = useState(false)
  const legendButton = useRef<HTMLButtonElement>(null)
  function closeLegend() {
    setLegend(false)
    legendButton.current?.focus()
  }
  return (
    <div className="graph">
      {/* A layout for another width starts with a viewport of its own. */}
      <ReactFlowProvider key={String(isForNarrow)}>
        {positions.size > 0 ? (
          <GraphFlow graph={graph} positions={positions} isNarrow={isForNarrow} {...filters} />
        ) : null}
      </ReactFlowProvider>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the legend from any of its buttons */}
      <div onKeyDown={({ key }) => hasLegend && key === 'Escape' && closeLegend()}>
        <IconButton
          ref={legendButton}
          className="legend-button"
          label={GRAPH.legend}
          aria-expanded={hasLegend}
          onClick={() => setLegend(!hasLegend)}
        >
          <CircleHelp className="icon" />
        </IconButton>
        {hasLegend ? <GraphLegend onClose={closeLegend} /> : null}
      </div>
      {progress === null ? null : <LayoutProgress progress={progress} onStop={stop} />}
    </div>
  )
}

function GraphFlow({
  graph,
  shown,
  found,
  positions,
  isNarrow,
}: DrawnProps & { positions: ReadonlyMap<string, NodePosition> }) {
  const [tooltipId, showTooltip] = useTooltip()
  const replies = useMemo(() => countReplies(graph), [graph])
  const groups = useMemo(() => listConnectedGroups(graph), [graph])
  const isStars = useStore(({ transform }) => isNarrow || transform[2] < TEXT_ZOOM)
  const { nodes, edges } = useMemo(
    () => toFlowElements({ graph, groups, positions, replies, shown, isNarrow }),
    [graph, groups, positions, replies, shown, isNarrow],
  )
  const sounding = useSounding(graph, groups)
  const { actions, showFound, initialize, showAll } = useGraphActions({
    graph,
    groups,
    positions,
    shown,
    isNarrow,
    soundingId: sounding.id,
    showTooltip,
  })
  useEffect(() => {
    if (found) showFound(found)
  }, [found, showFound])
  const node = tooltipId === null ? undefined : nodes.find(({ id }) => id === tooltipId)
  const position = node && positions.get(node.id)
  const group = groups.find((posts) => posts.some(({ id }) => id === tooltipId))
  return (
    <GraphActionsContext value={actions}>
      <TooltipContext value={tooltipId}>
        <StarsContext value={isStars}>
          <SoundingContext value={sounding}>
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
              onPaneClick={() => showTooltip(null)}
              onlyRenderVisibleElements={graph.posts.length > RENDER_ALL_MAX}
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
                <GraphTooltip
                  post={node.data.post}
                  replies={node.data.replies}
                  position={position}
                  height={isStars ? null : node.measured.height}
                  onPlay={group && isPlayableGroup(group) ? () => actions.playGroup(node.id) : null}
                  onPointerEnter={() => showTooltip(node.id)}
                  onPointerLeave={() => showTooltip(null)}
                />
              ) : null}
              <ZoomProperty />
              <ZoomControls onFit={showAll} />
            </ReactFlow>
          </SoundingContext>
        </StarsContext>
      </TooltipContext>
    </GraphActionsContext>
  )
}

/** The post of the graph that sounds, its group, and the line that leads to it. */
function useSounding(graph: Graph, groups: ReturnType<typeof listConnectedGroups>): Sounding {
  const posts = useSoundingPosts()
  return useMemo(() => {
    const found = findLineToSounding(listGraphLines(graph), posts)
    const group = groups.find((others) => others.some(({ id }) => id === posts.id)) ?? []
    return {
      id: posts.id,
      group: new Set(group.map(({ id }) => id)),
      line: found && { id: getLineId(found.line), isReversed: found.isReversed },
    }
  }, [graph, groups, posts])
}

/** Sets `--zoom`, by which stars and lines stay as large as they are. */
function ZoomProperty() {
  const zoom = useStore(({ transform }) => transform[2])
  const store = useStoreApi()
  useLayoutEffect(() => store.getState().domNode?.style.setProperty('--zoom', String(zoom)), [store, zoom])
  return null
}
