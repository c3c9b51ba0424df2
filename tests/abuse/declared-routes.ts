/** Every production route as declared: access, parameters, body and responses. */
import type { z } from 'zod'
import { createApp } from '../../worker/app'
import { listRouteDefinitions, type RouteDefinition } from '../../worker/gate/define-route'
import type { JsonSchema } from './arbitraries'
import { toSchema } from './arbitraries'

export type Route = RouteDefinition & {
  /** For example `post /api/posts`. */
  name: string
  params: JsonSchema | null
  query: JsonSchema | null
  /** Content type of its body, and the shape of a JSON body. */
  bodyType: string | null
  body: JsonSchema | null
  bodyShape: z.ZodType | null
  /** Shapes of the responses by status. */
  answers: ReadonlyMap<number, z.ZodType>
}

type Content = { content?: Record<string, { schema: unknown }> }

/** Returns the routes in the order of their declaration. */
export function listRoutes(): Route[] {
  const policies = new Map(listRouteDefinitions().map((route) => [`${route.method} ${route.path}`, route]))
  return createApp().openAPIRegistry.definitions.flatMap((definition): Route[] => {
    if (definition.type !== 'route') return []
    const { method, path, request = {}, responses = {} } = definition.route
    const name = `${method} ${path}`
    const policy = policies.get(name)
    if (!policy) throw new Error(`${name} is not declared`)
    if (policy.access === 'test' || policy.access === 'development') return []
    const [bodyType = null] = Object.keys((request.body as Content | undefined)?.content ?? {})
    const shapes = (request.body as Content | undefined)?.content ?? {}
    const bodyShape = (shapes['application/json']?.schema ?? null) as z.ZodType | null
    const answers = Object.entries(responses).flatMap(([status, answer]) => {
      const shape = (answer as Content).content?.['application/json']?.schema
      return shape && status !== 'default' ? [[Number(status), shape as z.ZodType] as const] : []
    })
    return [
      {
        ...policy,
        name,
        params: toSchema(request.params as z.ZodType | undefined),
        query: toSchema(request.query as z.ZodType | undefined),
        bodyType,
        bodyShape,
        body: toSchema(bodyShape ?? undefined),
        answers: new Map(answers),
      },
    ]
  })
}

export const isWrite = ({ method }: Pick<Route, 'method'>) => method !== 'get' && method !== 'head'
