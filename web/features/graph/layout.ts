/**
 * Graph layout: connected posts attract each other and nothing overlaps. Forces act between circles, but posts with
 * text are wider than high: the circles are as wide as the posts, and the result is flattened vertically.
 */
import { forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY } from 'd3-force'
import { BOX_HEIGHT, type NodePosition } from './node-geometry'

export type LayoutInput = {
  /** In the order of the output. `at` is the previous position; lines connect only posts of one group. */
  nodes: readonly { width: number; at: NodePosition | null; group: number }[]
  /** Pairs of indexes into `nodes`. */
  connections: readonly (readonly [number, number])[]
  /** Whether the posts are stars, as wide as high. */
  isStars?: boolean
}
export type LayoutStep = { share: number; positions: Float32Array<ArrayBuffer> }

const FLAT = 0.62
const GAP = 38
const STEP_COUNT = 20
const getTickCount = (count: number) => (count > 600 ? 140 : 260)

type Body = { x?: number; y?: number; radius: number }

/**
 * Lays out all posts, starting from their previous positions. Each step yields the progress and the current positions.
 */
export function* computeLayout({ nodes, connections, isStars = false }: LayoutInput): Generator<LayoutStep> {
  const flat = isStars ? 1 : FLAT
  const starts = placeGroups(nodes)
  const bodies = nodes.map(({ width, at }, index): Body => {
    const radius = width / 2 + GAP
    return at ? { radius, x: at.x, y: at.y / flat } : { radius, ...starts[index] }
  })
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
    if (step < STEP_COUNT) yield { share: step / (STEP_COUNT + 1), positions: toPositions(bodies, flat) }
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
  yield { share: 1, positions: toPositions(bodies, flat) }
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

/** Where posts start: the groups in a spiral, and each post beside its group, so that lines of groups do not cross. */
function placeGroups(nodes: LayoutInput['nodes']): NodePosition[] {
  const radius = Math.max(0, ...nodes.map(({ width }) => width)) / 2 + GAP
  const sizes = new Map<number, number>()
  for (const { group } of nodes) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  const centers = new Map<number, NodePosition>()
  let before = 0
  // Large groups in the middle.
  for (const [group, size] of [...sizes].sort(([, a], [, b]) => b - a)) {
    const reach = 2.4 * radius * Math.sqrt(before && before + size)
    const angle = centers.size * GOLDEN_ANGLE
    centers.set(group, { x: reach * Math.cos(angle), y: reach * Math.sin(angle) })
    before += size
  }
  const placed = new Map<number, number>()
  return nodes.map(({ group }) => {
    const at = placed.get(group) ?? 0
    placed.set(group, at + 1)
    const center = centers.get(group) ?? { x: 0, y: 0 }
    const reach = radius * Math.sqrt(at)
    return {
      x: center.x + reach * Math.cos(at * GOLDEN_ANGLE),
      y: center.y + reach * Math.sin(at * GOLDEN_ANGLE),
    }
  })
}

/** Long enough for two adjacent posts with the label of the line between them. */
function getLinkDistance({ source, target }: { source: unknown; target: unknown }): number {
  return (source as Body).radius + (target as Body).radius + 40
}

function toPositions(bodies: readonly Body[], flat: number): Float32Array<ArrayBuffer> {
  return new Float32Array(bodies.flatMap(({ x = 0, y = 0 }) => [x, y * flat]))
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
