import { describe, expect, test } from 'vitest'
import { computeLayout, type LayoutInput, layoutRows, placeNewNodes } from './layout'
import { BOX_HEIGHT, findInDirection, type NodePosition } from './node-geometry'

/** A graph in which each post replies to one or two earlier ones. */
function createGraph(count: number, at: (index: number) => NodePosition | null = () => null): LayoutInput {
  return {
    nodes: Array.from({ length: count }, (_, index) => ({
      width: 200 + 20 * (index % 8),
      at: at(index),
      group: 0,
    })),
    connections: Array.from({ length: count - 1 }, (_, index): [number, number] => [
      index + 1,
      Math.floor(index / 3),
    ]),
  }
}

const toPositionList = (flat: Float32Array): NodePosition[] =>
  Array.from({ length: flat.length / 2 }, (_, at) => ({ x: flat[2 * at] ?? 0, y: flat[2 * at + 1] ?? 0 }))

/** The pairs of overlapping posts. */
function findOverlaps({ nodes }: LayoutInput, places: readonly NodePosition[]): number[][] {
  return places.flatMap((one, a) =>
    places.flatMap((other, b) => {
      const room = ((nodes[a]?.width ?? 0) + (nodes[b]?.width ?? 0)) / 2
      const over = Math.abs(one.x - other.x) < room && Math.abs(one.y - other.y) < BOX_HEIGHT
      return a < b && over ? [[a, b]] : []
    }),
  )
}

type Segment = readonly [NodePosition, NodePosition]

function isCrossing([a, b]: Segment, [c, d]: Segment): boolean {
  const getSide = (p: NodePosition, q: NodePosition, r: NodePosition) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x))
  return getSide(a, b, c) !== getSide(a, b, d) && getSide(c, d, a) !== getSide(c, d, b)
}

describe('layout', () => {
  const all = createGraph(80)
  const steps = [...computeLayout(all)]
  const places = toPositionList(steps.at(-1)?.positions ?? new Float32Array())

  test('yields its progress and ends with all posts', () => {
    const shares = steps.map(({ share }) => share)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
    expect(steps.every((step) => step.positions.length === 160)).toBe(true)
  })

  test('overlaps no posts and places connected ones close together', () => {
    expect(findOverlaps(all, places)).toEqual([])
    const far = ({ x, y }: NodePosition, other: NodePosition) => Math.hypot(x - other.x, y - other.y)
    const mean = (pairs: readonly (readonly [number, number])[]) =>
      pairs.reduce((sum, [a, b]) => sum + far(places[a] ?? { x: 0, y: 0 }, places[b] ?? { x: 0, y: 0 }), 0) /
      pairs.length
    const any = all.connections.map(([a], index): [number, number] => [a, (index * 37 + 11) % 80])
    expect(mean(all.connections)).toBeLessThan(mean(any))
  })

  test('crosses no lines of different groups', () => {
    // Post n belongs to group n modulo 4, and replies to the first post of that.
    const nodes = Array.from({ length: 24 }, (_, at) => ({ width: 36, at: null, group: at % 4 }))
    const connections = nodes.slice(4).map(({ group }, at): [number, number] => [at + 4, group])
    const last = [...computeLayout({ nodes, connections, isStars: true })].at(-1)
    const spots = toPositionList(last?.positions ?? new Float32Array())
    const lines = connections.map((line) => line.map((at) => spots[at] ?? { x: 0, y: 0 }))
    const crossings = lines.flatMap(([a, b], one) =>
      lines.filter(
        ([c, d], other) => one % 4 !== other % 4 && a && b && c && d && isCrossing([a, b], [c, d]),
      ),
    )
    expect(crossings).toEqual([])
  })

  test('places stars as far apart below each other as beside each other', () => {
    const stars = {
      ...createGraph(40),
      nodes: Array.from({ length: 40 }, () => ({ width: 36, at: null, group: 0 })),
    }
    const getSpread = (isStars: boolean) => {
      const last = [...computeLayout({ ...stars, isStars })].at(-1)
      const spots = toPositionList(last?.positions ?? new Float32Array())
      const getExtent = (values: number[]) => Math.max(...values) - Math.min(...values)
      return getExtent(spots.map(({ y }) => y)) / getExtent(spots.map(({ x }) => x))
    }
    expect(getSpread(true)).toBeCloseTo(getSpread(false) / 0.62, 1)
  })

  test('places new posts freely next to connected ones and moves nothing else', () => {
    const known = createGraph(82, (index) => places[index] ?? null)
    const settled = toPositionList(placeNewNodes(known))
    expect(settled.slice(0, 80)).toEqual(places)
    expect(findOverlaps(known, settled)).toEqual([])
    const [x, y] = [settled[80]?.x ?? 0, settled[80]?.y ?? 0]
    const friend = settled[Math.floor(79 / 3)] ?? { x: 0, y: 0 }
    expect(Math.hypot(x - friend.x, y - friend.y)).toBeLessThan(1200)
  })

  test('places a single post, and overlaps none in rows', () => {
    expect([...placeNewNodes(createGraph(1))].every(Number.isFinite)).toBe(true)
    expect(findOverlaps(all, toPositionList(layoutRows(all)))).toEqual([])
  })
})

test('moves to the nearest post in the direction of an arrow key, straight ahead first', () => {
  const [right, lowRight, above] = [
    { x: 300, y: 20 },
    { x: 200, y: 190 },
    { x: 10, y: -100 },
  ]
  const all = [right, lowRight, above]
  const from = { x: 0, y: 0 }
  expect(findInDirection(from, 'ArrowRight', all)).toBe(right)
  expect(findInDirection(from, 'ArrowDown', all)).toBe(lowRight)
  expect(findInDirection(from, 'ArrowUp', all)).toBe(above)
  expect(findInDirection(from, 'ArrowLeft', all)).toBeNull()
})
