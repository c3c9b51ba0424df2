/** A small canvas that fills polygons with anti-aliased edges. */

export type Colour = readonly [red: number, green: number, blue: number]
export type Point = readonly [x: number, y: number]

/** Returns the colour of a hexadecimal text: '#0e1318'. */
export function parseColour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Sample lines per pixel row. */
const SAMPLES = 4

export class PixelCanvas {
  readonly width: number
  readonly height: number
  readonly rgb: Uint8Array

  constructor(width: number, height: number, ground: Colour) {
    this.width = width
    this.height = height
    this.rgb = new Uint8Array(width * height * 3)
    for (let i = 0; i < this.rgb.length; i++) this.rgb[i] = ground[i % 3] ?? 0
  }

  /** Copies all of another canvas to a place where it fits; whole pixels. */
  copy({ rgb, width, height }: PixelCanvas, x: number, y: number): void {
    for (let row = 0; row < height; row++)
      this.rgb.set(rgb.subarray(row * width * 3, (row + 1) * width * 3), ((y + row) * this.width + x) * 3)
  }

  /** Fills a closed polygon by the even-odd rule. */
  fill(polygon: readonly Point[], colour: Colour): void {
    const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)]
    const left = Math.max(0, Math.floor(Math.min(...xs)))
    const right = Math.min(this.width, Math.ceil(Math.max(...xs)))
    const top = Math.max(0, Math.floor(Math.min(...ys)))
    const bottom = Math.min(this.height, Math.ceil(Math.max(...ys)))
    for (let y = top; y < bottom; y++) {
      const cover = new Float32Array(Math.max(0, right - left))
      for (let sample = 0; sample < SAMPLES; sample++) {
        const crossings = findCrossings(polygon, y + (sample + 0.5) / SAMPLES)
        for (let i = 0; i + 1 < crossings.length; i += 2)
          addSpan(cover, (crossings[i] ?? 0) - left, (crossings[i + 1] ?? 0) - left, 1 / SAMPLES)
      }
      this.#blend(left, y, cover, colour)
    }
  }

  /** Fills a shape of several closed outlines by the non-zero rule, as fonts draw theirs. */
  fillOutlines(outlines: readonly (readonly Point[])[], colour: Colour): void {
    const points = outlines.flat()
    if (points.length === 0) return
    const xs = points.map(([x]) => x)
    const left = Math.max(0, Math.floor(Math.min(...xs)))
    const right = Math.min(this.width, Math.ceil(Math.max(...xs)))
    for (const [y, edges] of groupEdges(outlines)) {
      if (y < 0 || y >= this.height || right <= left) continue
      const cover = new Float32Array(right - left)
      for (let sample = 0; sample < SAMPLES; sample++)
        addWoundSpans(cover, edges, y + (sample + 0.5) / SAMPLES, left)
      this.#blend(left, y, cover, colour)
    }
  }

  #blend(left: number, y: number, cover: Float32Array, colour: Colour): void {
    cover.forEach((part, i) => {
      const at = (y * this.width + left + i) * 3
      for (let channel = 0; channel < 3; channel++) {
        const under = this.rgb[at + channel] ?? 0
        this.rgb[at + channel] = Math.round(under + ((colour[channel] ?? 0) - under) * Math.min(1, part))
      }
    })
  }
}

/** X coordinates where a horizontal line crosses the edges, ascending. */
function findCrossings(polygon: readonly Point[], y: number): number[] {
  const crossings: number[] = []
  polygon.forEach(([x1, y1], i) => {
    const [x2, y2] = polygon[(i + 1) % polygon.length] ?? [x1, y1]
    if (y1 <= y !== y2 <= y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
  })
  return crossings.sort((a, b) => a - b)
}

type Edge = { x: number; y: number; endY: number; slope: number }

/** The edges of outlines by the pixel rows they touch; most rows of a glyph touch few of its edges. */
function groupEdges(outlines: readonly (readonly Point[])[]): Map<number, Edge[]> {
  const rows = new Map<number, Edge[]>()
  for (const points of outlines)
    points.forEach(([x, y], i) => {
      const [endX, endY] = points[(i + 1) % points.length] ?? [x, y]
      if (y === endY) return
      const edge = { x, y, endY, slope: (endX - x) / (endY - y) }
      for (let row = Math.floor(Math.min(y, endY)); row <= Math.max(y, endY); row++) {
        const edges = rows.get(row)
        if (edges) edges.push(edge)
        else rows.set(row, [edge])
      }
    })
  return rows
}

/** Adds the coverage of a sample line where the outlines wind around it. */
function addWoundSpans(cover: Float32Array, edges: readonly Edge[], y: number, left: number): void {
  const crossings: { x: number; turn: number }[] = []
  for (const edge of edges)
    if (edge.y <= y !== edge.endY <= y)
      crossings.push({ x: edge.x + edge.slope * (y - edge.y), turn: edge.y <= y ? 1 : -1 })
  crossings.sort((a, b) => a.x - b.x)
  let winding = 0
  let start = 0
  for (const { x, turn } of crossings) {
    if (winding === 0) start = x
    winding += turn
    if (winding === 0) addSpan(cover, start - left, x - left, 1 / SAMPLES)
  }
}

/** Adds a span's coverage of each pixel, including fractions at both ends. */
function addSpan(cover: Float32Array, from: number, to: number, weight: number): void {
  const [start, end] = [Math.max(0, from), Math.min(cover.length, to)]
  for (let x = Math.floor(start); x < end; x++) {
    const inside = Math.min(end, x + 1) - Math.max(start, x)
    cover[x] = (cover[x] ?? 0) + Math.max(0, inside) * weight
  }
}

/** A bar with round ends. */
export function toBarPolygon(x: number, y: number, width: number, height: number): Point[] {
  const r = Math.min(width, height) / 2
  const getCap = (cy: number, from: number) => toArcPoints(x + width / 2, cy, r, from, from + Math.PI, 8)
  return [...getCap(y + r, Math.PI), ...getCap(y + height - r, 0)]
}

export function toDiscPolygon(x: number, y: number, r: number): Point[] {
  return toArcPoints(x, y, r, 0, 2 * Math.PI, 48)
}

function toArcPoints(x: number, y: number, r: number, from: number, to: number, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / steps
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  })
}

/** A closed outline of cubic curves: a start, then two handles and an end for each curve. */
export function toOutline(start: Point, curves: readonly (readonly [Point, Point, Point])[]): Point[] {
  const points: Point[] = [start]
  let from = start
  for (const [a, b, to] of curves) {
    for (let step = 1; step <= 12; step++) points.push(getCubicPoint(from, a, b, to, step / 12))
    from = to
  }
  return points
}

export function getCubicPoint(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const u = 1 - t
  const interpolate = (axis: 0 | 1) =>
    u ** 3 * p0[axis] + 3 * u * u * t * p1[axis] + 3 * u * t * t * p2[axis] + t ** 3 * p3[axis]
  return [interpolate(0), interpolate(1)]
}
