/** Pages serves files, and the Worker everything else: every route of the Worker must be forwarded. */
import { expect, test } from 'vitest'
import { isForWorker, ROUTED_PATHS, WORKER_PATHS } from '../../worker/front/paths'
import { listRouteDefinitions } from '../../worker/gate/define-route'

test('forwards every route to the Worker', () => {
  const paths = listRouteDefinitions().map(({ path }) => path.replaceAll(/\{\w+\}/g, 'x'))
  expect(paths.length).toBeGreaterThan(80)
  expect(paths.filter((path) => !isForWorker(path))).toEqual([])
  expect(isForWorker('/api/openapi.json')).toBe(true)
  expect(isForWorker('/%40wren')).toBe(true)
})

test.each([
  '/',
  '/index.html',
  '/assets/index-x.js',
  '/sw.js',
  '/embed.js',
  '/share.css',
  '/share.js',
  '/logo.svg',
  '/icons/icon-192.png',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/squawks',
  '/apis',
])('serves %s as a file of Pages', (path) => {
  expect(isForWorker(path)).toBe(false)
})

test('runs the function of Pages for the app, which it fills for visitors', () => {
  expect(ROUTED_PATHS).toEqual(expect.arrayContaining(['/', ...WORKER_PATHS]))
})

test('keeps the routing rules within the limits of Pages: few, short, and none inside another', () => {
  expect(ROUTED_PATHS.length).toBeLessThanOrEqual(100)
  expect(ROUTED_PATHS.every((rule) => /^\/[\w@%/.-]*\*?$/.test(rule) && rule.length <= 100)).toBe(true)
  const trees = ROUTED_PATHS.filter((rule) => rule.endsWith('/*')).map((rule) => rule.slice(0, -1))
  const within = ROUTED_PATHS.filter((rule) =>
    trees.some((tree) => rule !== `${tree}*` && rule.startsWith(tree)),
  )
  expect(within).toEqual([])
})
