/**
 * Graph layout: connected posts attract each other and nothing overlaps. Forces act between circles, but posts are
 * wider than high: the circles are as wide as the posts, and the result is flattened vertically.
 */
import { forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY } from 'd3-force'
import { BOX_HEIGHT, type NodePosition } from './node-geometry'

export type LayoutInput = {
  /** In the order of the output. `at` is the previous position. */
  nodes: readonly { width: number; at: NodePosition | null }[]
  /** Pairs of indexes into `nodes`. */
  connections: readonly (readonly [number, number])[]
  /** On narrow canvases: the widest that the graph may get, posts included. */
  maxWidth?: number | undefined
}
export type LayoutStep = { share: number; positions: Float32Array<ArrayBuffer> }

const FLAT = 0.62
const GAP = 38
/** Between the posts of a narrow graph: in a row, and between few or many rows, with room for the label of a line. */
const NARROW_GAP = { x: 20, fewRows: 44, manyRows: 24 } as const
const MANY_ROWS = 7
const STEP_COUNT = 20
const getTickCount = (count: number) => (count > 600 ? 140 : 260)

type Body = { x?: number; y?: number; radius: number }

/**
 * Lays out all posts, starting from their previous positions. Each step yields the progress and the current positions.
 */
export function* computeLayout({ nodes, connections, maxWidth }: LayoutInput): Generator<LayoutStep> {
  const bodies: Body[] = nodes.map(({ width, at }) => ({
    radius: width / 2 + GAP,
    ...(at ? { x: at.x, y: at.y / FLAT } : {}),
  }))
  const links = connections.map(([source, target]) => ({ source, target }))
  const ticks = getTickCount(bodies.length)
  const simulation = forceSimulation(bodies)
    .alphaDecay(1 - 0.001 ** (1 / ticks))
    .force('ties', forceLink<Body, (typeof links)[number]>(links).distance(getLinkDistance).strength(0.5))
    .force('apart', forceManyBody().strength(-320).distanceMax(1400).theta(1.2))
    .force('room', forceCollide<Body>(({ radius }) => radius).iterations(2))
    .force('x', forceX(0).strength(0.045))
    .force('y', forceY(0).strength(0.06))
    .stop()
  for (let step = 1; step <= STEP_COUNT; step += 1) {
    simulation.tick(Math.ceil(ticks / STEP_COUNT))
    if (step < STEP_COUNT) yield { share: step / (STEP_COUNT + 1), positions: toPositions(bodies) }
  }
  // Final passes with collisions only, to remove the remaining overlaps.
  simulation.force('ties', null).force('apart', null).force('x', null).force('y', null)
  simulation
    .force(
      'room',
      forceCollide<Body>(({ radius }) => radius)
        .iterations(3)
        .strength(1),
    )
    .tick(12)
  const positions = toPositions(bodies)
  yield { share: 1, positions: maxWidth ? packRows(nodes, positions, maxWidth) : positions }
}

/** Long enough for two adjacent posts with the label of the line between them. */
function getLinkDistance({ source, target }: { source: unknown; target: unknown }): number {
  return (source as Body).radius + (target as Body).radius + 40
}

function toPositions(bodies: readonly Body[]): Float32Array<ArrayBuffer> {
  return new Float32Array(bodies.flatMap(({ x = 0, y = 0 }) => [x, y * FLAT]))
}

/** Packs posts into centred rows of at most `maxWidth`, from top to bottom and left to right as they lie. */
function packRows(
  nodes: LayoutInput['nodes'],
  positions: Float32Array,
  maxWidth: number,
): Float32Array<ArrayBuffer> {
  const getX = (index: number) => positions[2 * index] ?? 0
  const getY = (index: number) => positions[2 * index + 1] ?? 0
  const getRowWidth = (row: readonly number[]) =>
    row.reduce((sum, index) => sum + (nodes[index]?.width ?? 0) + NARROW_GAP.x, -NARROW_GAP.x)
  const rows: number[][] = []
  for (const index of nodes.map((_, at) => at).sort((a, b) => getY(a) - getY(b))) {
    const row = rows.at(-1)
    if (row && getRowWidth([...row, index]) <= maxWidth) row.push(index)
    else rows.push([index])
  }
  const packed = new Float32Array(positions.length)
  const rowHeight = BOX_HEIGHT + NARROW_GAP[rows.length < MANY_ROWS ? 'fewRows' : 'manyRows']
  rows.forEach((row, at) => {
    let left = -getRowWidth(row) / 2
    for (const index of row.sort((a, b) => getX(a) - getX(b))) {
      const width = nodes[index]?.width ?? 0
      packed[2 * index] = left + width / 2
      packed[2 * index + 1] = (at - (rows.length - 1) / 2) * rowHeight
      left += width + NARROW_GAP.x
    }
  })
  return packed
}

/** In rows, newest first: the placeholder until the layout is done. */
export function layoutRows({ nodes }: Pick<LayoutInput, 'nodes'>): Float32Array<ArrayBuffer> {
  const columns = Math.max(1, Math.ceil(Math.sqrt(nodes.length / 2)))
  const positions = nodes.flatMap((_, at) => [
    (at % columns) * 400,
    Math.floor(at / columns) * (BOX_HEIGHT + GAP),
  ])
  return new Float32Array(positions)
}

/** The number of rings in the search for a free position, and their distance. */
const RINGS = { count: 120, width: 150, height: 90 } as const

/**
 * Places the few new posts as close as possible to connected ones and moves nothing else, so that users keep their
 * orientation.
 */
export function placeNewNodes({ nodes, connections }: LayoutInput): Float32Array<ArrayBuffer> {
  const positions = nodes.map(({ at }) => at)
  const center = getCenter(positions)
  const isFree = (position: NodePosition, width: number) =>
    positions.every(
      (other, index) =>
        other === null ||
        Math.abs(other.x - position.x) >= (width + (nodes[index]?.width ?? width)) / 2 + GAP / 2 ||
        Math.abs(other.y - position.y) >= BOX_HEIGHT + GAP / 2,
    )
  nodes.forEach(({ width }, index) => {
    if (positions[index]) return
    const neighbors = connections
      .filter((pair) => pair.includes(index))
      .flatMap(([a, b]) => positions[a === index ? b : a] ?? [])
    positions[index] = findFreePosition(neighbors[0] ?? center, (position) => isFree(position, width))
  })
  return new Float32Array(positions.flatMap((position) => [position?.x ?? 0, position?.y ?? 0]))
}

function findFreePosition(near: NodePosition, isFree: (position: NodePosition) => boolean): NodePosition {
  for (let ring = 1; ring <= RINGS.count; ring += 1) {
    const stops = 6 * ring
    for (let stop = 0; stop < stops; stop += 1) {
      const angle = (stop / stops) * 2 * Math.PI + Math.PI / 2
      const position = {
        x: near.x + Math.cos(angle) * ring * RINGS.width,
        y: near.y + Math.sin(angle) * ring * RINGS.height,
      }
      if (isFree(position)) return position
    }
  }
  return near
}

function getCenter(positions: readonly (NodePosition | null)[]): NodePosition {
  const known = positions.filter((position) => position !== null)
  const sum = known.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return known.length === 0 ? sum : { x: sum.x / known.length, y: sum.y / known.length }
}
