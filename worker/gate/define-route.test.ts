import { z } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { getTools } from '../../tests/support/world'
import { okShape } from '../http/ok'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from './define-route'

const { env } = getTools()
const path = '/api/things/{id}'
const request = {
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({ page: z.coerce.number().optional() }),
}
const show = defineRoute({
  method: 'get',
  path,
  access: 'test',
  request,
  responses: { 200: toJsonContent(z.strictObject({ id: z.string(), page: z.number() })) },
})
const add = defineRoute({
  method: 'post',
  path,
  access: 'test',
  request: { ...request, body: toJsonBody(z.strictObject({ name: z.string() })) },
  responses: { 201: toJsonContent(okShape) },
})
const remove = defineRoute({
  method: 'delete',
  path,
  access: 'test',
  request,
  responses: { 204: { description: 'Deleted' } },
})
test('reads the parsed input by name, and sends the result as the response of the route', async () => {
  const names: string[] = []
  const router = createRouter()
    .handle(show, ({ params, query }) => ({ id: params.id, page: query.page ?? 0 }))
    .handle(add, async ({ body }) => void names.push(body.name))
    .handle(remove, async () => {})
  const call = (method: string, body?: object) =>
    router.request(
      '/api/things/wren?page=2',
      {
        method,
        ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      },
      env,
    )
  expect(await (await call('GET')).json()).toEqual({ id: 'wren', page: 2 })
  const added = await call('POST', { name: 'Wren' })
  expect([added.status, await added.json(), names]).toEqual([201, { ok: true }, ['Wren']])
  const removed = await call('DELETE')
  expect([removed.status, await removed.text()]).toEqual([204, ''])
})

test('sends a response of the handler as it is', async () => {
  const router = createRouter().handle(show, ({ c }) => c.json({ id: '1', page: 1 }, 200, { 'x-own': 'yes' }))
  expect((await router.request('/api/things/1', {}, env)).headers.get('x-own')).toBe('yes')
})

test('types the user where a sign-in is required, and the result', () => {
  // Only checked as types: a route of members would belong to the registry that other tests read.
  const checkTypes = () => {
    const own = defineRoute({
      method: 'get',
      path: '/api/own',
      access: 'member',
      responses: { 200: toJsonContent(okShape) },
    })
    createRouter().handle(own, async ({ user }) => void user.id)
    // @ts-expect-error A public route has no user.
    createRouter().handle(show, ({ user }) => ({ id: user.id, page: 1 }))
    // @ts-expect-error The result is not that of the route.
    createRouter().handle(show, () => ({ id: 1, page: 1 }))
    // @ts-expect-error The response of the route is empty.
    createRouter().handle(remove, async () => ({ id: '1' }))
  }
  expect(checkTypes).toBeTypeOf('function')
})
