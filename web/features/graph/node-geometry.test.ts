import { expect, test } from 'vitest'
import { GRAPH_ZOOM } from '../../../domain/graph/graph.limits'
import { CANVAS_MARGIN, getStartView } from './node-geometry'

const PHONE = { width: 358, height: 600 }
const INNER = {
  width: PHONE.width - 2 * CANVAS_MARGIN.x,
  height: PHONE.height - CANVAS_MARGIN.top - CANVAS_MARGIN.bottom,
}
const LEGIBLE = { zoom: 0.7, least: GRAPH_ZOOM.least }

/** The visible part between the margins, in coordinates of the graph. */
function getVisible({ x, y, zoom }: { x: number; y: number; zoom: number }) {
  const toMiddle = (CANVAS_MARGIN.top - CANVAS_MARGIN.bottom) / 2 / zoom
  return {
    left: x - INNER.width / zoom / 2,
    right: x + INNER.width / zoom / 2,
    top: y + toMiddle - INNER.height / zoom / 2,
    bottom: y + toMiddle + INNER.height / zoom / 2,
  }
}

test('cuts off no post at the sides of a graph whose width fits', () => {
  const bounds = { x: -300, y: 0, width: INNER.width / GRAPH_ZOOM.least, height: 4000 }
  const { left, right } = getVisible(getStartView(bounds, PHONE, { x: 250, y: 2000 }, LEGIBLE))
  expect(left).toBeCloseTo(bounds.x)
  expect(right).toBeCloseTo(bounds.x + bounds.width)
})

test('leaves no empty space beyond the first and the last posts', () => {
  const bounds = { x: 0, y: 0, width: 3000, height: 4000 }
  const first = getStartView(bounds, PHONE, { x: 10, y: 10 }, LEGIBLE)
  expect(first.zoom).toBe(LEGIBLE.zoom)
  expect(getVisible(first).left).toBeCloseTo(0)
  expect(getVisible(first).top).toBeCloseTo(0)
  const last = getVisible(getStartView(bounds, PHONE, { x: 2990, y: 3990 }, LEGIBLE))
  expect(last.right).toBeCloseTo(3000)
  expect(last.bottom).toBeCloseTo(4000)
})

test('is centred on the most replied post inside a large graph', () => {
  const bounds = { x: 0, y: 0, width: 3000, height: 4000 }
  const { left, right, top, bottom } = getVisible(getStartView(bounds, PHONE, { x: 1500, y: 900 }, LEGIBLE))
  expect((left + right) / 2).toBeCloseTo(1500)
  expect((top + bottom) / 2).toBeCloseTo(900)
})
