/** The OpenAPI document is valid, and says what a client needs to know. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { findProblems } from './document.mjs'

type Operation = {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters?: { $ref?: string; name?: string }[]
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> }
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: { $ref?: string } }> }>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; responses: Record<string, { headers?: object }> }
  webhooks: Record<string, object>
}
let document: Document
let operations: [string, Operation][]

beforeAll(() => {
  const script = fileURLToPath(new URL('document.mjs', import.meta.url).href)
  const printed = execFileSync(process.execPath, [script, '--print'], { maxBuffer: 64 * 1024 * 1024 })
  document = JSON.parse(printed.toString())
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method} ${path}`,
      operation,
    ]),
  )
})
const getOperation = (route: string) => {
  const found = operations.find(([name]) => name === route)?.[1]
  if (!found) throw new Error(`${route} is missing`)
  return found
}

test('has no problem in a validator', async () => {
  expect(await findProblems(document)).toEqual([])
})

test('finds problems in a broken document', async () => {
  const broken = { ...document, paths: { '/x': { get: { responses: 'none' } } } }
  expect((await findProblems(broken)).length).toBeGreaterThan(0)
})

test('gives each operation a unique id, a summary, a tag, its security and errors', () => {
  const ids = operations.map(([, { operationId }]) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [route, { summary, tags, security, responses }] of operations) {
    expect(summary, route).not.toMatch(/^The answer$/)
    expect(tags, route).toHaveLength(1)
    expect(security.length, route).toBeGreaterThan(0)
    expect(responses.default, route).toEqual({ $ref: '#/components/responses/Error' })
  }
})

test('leaves pages and internal routes out', () => {
  const paths = Object.keys(document.paths)
  expect(paths.filter((path) => !/^\/(api|media)\//.test(path))).toEqual([])
  expect(paths.filter((path) => /^\/api\/(setup|metrics|dev|mail)|stripe/.test(path))).toEqual([])
})

test('describes publishing: tokens with a scope, idempotency key, named bodies, retry', () => {
  const publish = getOperation('post /api/posts')
  expect(publish.security).toEqual([{ session: [] }, { accessToken: ['posts:write'] }])
  expect(publish.parameters).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' })
  expect(publish.requestBody?.content['application/json']?.schema.$ref).toBe('#/components/schemas/NewPost')
  const ticket = getOperation('post /api/uploads')
  expect(ticket.description).toMatch(/Limit: \d+ calls in 3600 seconds/)
  expect(ticket.responses[429]).toEqual({ $ref: '#/components/responses/TooManyRequests' })
  expect(document.components.responses.TooManyRequests?.headers).toHaveProperty('Retry-After')
  const bytes = getOperation('put /api/uploads/{id}')
  expect(Object.keys(bytes.requestBody?.content ?? {})).toContain('audio/mpeg')
})

test('says how lists are paged, and which routes need a session', () => {
  expect(getOperation('get /api/posts').description).toMatch(/`cursor`/)
  expect(getOperation('post /api/me/erasure').description).toMatch(/Needs a session/)
  expect(getOperation('post /api/tokens').security).toEqual([{ session: [] }])
})

test('describes the calls of webhooks', () => {
  expect(Object.keys(document.webhooks)).toContain('reply.received')
  expect(document.components.schemas).toHaveProperty('WebhookCall')
})
