import { expect, test } from 'vitest'
import { layOutMiniGraph, MINI_SIZE } from './mini-graph'

const LINES = [
  { from: 'a', to: 'root' },
  { from: 'b', to: 'root' },
  { from: 'deep', to: 'b' },
]

test('has the first post in the middle, and every other one apart from it and inside', () => {
  const { dots, lines } = layOutMiniGraph(['root', 'a', 'b', 'deep'], LINES)
  expect(dots[0]).toEqual({ id: 'root', x: MINI_SIZE / 2, y: MINI_SIZE / 2 })
  expect(lines).toHaveLength(3)
  const places = dots.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
  expect(new Set(places).size).toBe(4)
  expect(dots.every(({ x, y }) => Math.min(x, y) >= 0 && Math.max(x, y) <= MINI_SIZE)).toBe(true)
})

test('shows the first posts of a large group, and one post alone', () => {
  const ids = Array.from({ length: 500 }, (_, at) => `post-${at}`)
  const lines = ids.slice(1).map((from) => ({ from, to: 'post-0' }))
  expect(layOutMiniGraph(ids, lines).dots).toHaveLength(12)
  expect(layOutMiniGraph(['post-0'], []).dots).toHaveLength(1)
})
