/**
 * The OpenAPI document, from the route registry: what each route is called, who may call it, which headers it needs,
 * how it is limited, and how it fails.
 */
import type { OpenAPIHono } from '@hono/zod-openapi'
import { FRESH_SESSION_MINUTES } from '../../../domain/auth/auth.limits'
import { ERROR_CODES, ERROR_TABLE } from '../../../domain/errors/error-table'
import { WEBHOOK_EVENTS } from '../../../domain/webhooks/webhooks'
import { webhookCallShape } from '../../../domain/webhooks/webhooks.schema'
import type { AppEnv } from '../../context'
import { SESSION_COOKIE } from '../../http/cookies'
import { listRouteDefinitions, type RouteDefinition } from '../define-route'
import { nameComponents } from './components'
import { getTag, isDocumentedPath, listTags, toOperationId } from './naming'

type Schema = { [key: string]: unknown }
type Reference = { $ref: string }
type Operation = {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  security?: Record<string, string[]>[]
  parameters?: ({ name: string; in: string } | Reference)[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, { description?: string; content?: Record<string, unknown> } | Reference>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> } & Record<string, unknown>
} & Record<string, unknown>

const createReference = (section: string, name: string): Reference => ({
  $ref: `#/components/${section}/${name}`,
})

/** Names of the shared error responses by status. */
const ERROR_RESPONSES: Record<number, string> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  411: 'LengthRequired',
  413: 'TooLarge',
  415: 'WrongType',
  422: 'Unprocessable',
  429: 'TooManyRequests',
}

/** The document of an app at this origin. */
export function createOpenApiDocument(app: OpenAPIHono<AppEnv>, origin: string): object {
  nameComponents()
  // No route has it.
  app.openAPIRegistry.register('WebhookCall', webhookCallShape)
  const info = {
    title: 'Owlcast',
    version: '1.0.0',
    description: `Record, publish and listen. Guide with examples: ${origin}/developers`,
  }
  const generated: unknown = app.getOpenAPI31Document({ openapi: '3.1.0', info, servers: [{ url: origin }] })
  const document = repairNullable(generated) as Document
  const routes = new Map(listRouteDefinitions().map((route) => [`${route.method} ${route.path}`, route]))
  for (const [path, operations] of Object.entries(document.paths)) {
    if (!isDocumentedPath(path)) delete document.paths[path]
    else
      for (const [method, operation] of Object.entries(operations)) {
        const route = routes.get(`${method} ${path}`)
        if (route) describeOperation(operation, route)
      }
  }
  const complete = {
    ...document,
    tags: listTags(),
    externalDocs: { url: `${origin}/developers`, description: 'Guide' },
    webhooks: createWebhooks(),
    components: createComponents(document.components.schemas, origin),
  }
  removeUnusedSchemas(complete, complete.components.schemas)
  return complete
}

/** The generator writes a nullable component as `allOf`, which null never matches. */
function repairNullable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(repairNullable)
  if (typeof node !== 'object' || node === null) return node
  const { allOf, ...rest } = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, repairNullable(value)]),
  )
  if (allOf === undefined) return rest
  const isNullableReference =
    Array.isArray(allOf) && allOf.length === 2 && '$ref' in allOf[0] && Array.isArray(allOf[1].type)
  return isNullableReference ? { ...rest, anyOf: [allOf[0], { type: 'null' }] } : { ...rest, allOf }
}

/** Removes schemas of routes that are left out, and then those that only such schemas refer to. */
function removeUnusedSchemas(document: object, schemas: Record<string, unknown>): void {
  for (let removed = true; removed; ) {
    const text = JSON.stringify(document)
    const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`))
    for (const name of unused) delete schemas[name]
    removed = unused.length > 0
  }
}

function describeOperation(operation: Operation, route: RouteDefinition): void {
  const { method, path, idempotent, uploadTypes } = route
  const isPaged = (operation.parameters ?? []).some((one) => 'name' in one && one.name === 'cursor')
  operation.operationId ??= toOperationId(method, path)
  operation.summary ??= findSuccessText(operation) ?? operation.operationId
  operation.description = [operation.description, ...listNotes(route, isPaged)].filter(Boolean).join('\n\n')
  operation.tags = [getTag(path)]
  operation.security = listSecurity(route)
  if (idempotent)
    operation.parameters = [...(operation.parameters ?? []), createReference('parameters', 'IdempotencyKey')]
  if (uploadTypes)
    operation.requestBody = {
      required: true,
      content: Object.fromEntries(uploadTypes.map((type) => [type, { schema: {} }])),
    }
  for (const status of listErrorStatuses(operation, route))
    operation.responses[status] ??= createReference('responses', ERROR_RESPONSES[status] ?? 'Error')
  operation.responses.default = createReference('responses', 'Error')
  if (operation.description === '') delete operation.description
}

/** The description of the first success, unless it says nothing. */
function findSuccessText({ responses }: Operation): string | undefined {
  const [text] = Object.entries(responses).flatMap(([status, response]) =>
    /^[123]/.test(status) && 'description' in response ? [response.description] : [],
  )
  return text
}

function listNotes(
  { rate, maxBytes, access, scope, freshSignIn }: RouteDefinition,
  isPaged: boolean,
): string[] {
  const notes: string[] = []
  if (access === 'adult') notes.push('For members who attested to be 18 or over and are not suspended.')
  if (access === 'moderator') notes.push('For moderators.')
  if (access === 'admin') notes.push('For admins.')
  if (scope === undefined && access !== 'public') notes.push('Needs a session: access tokens cannot call it.')
  if (freshSignIn)
    notes.push(`Needs a sign-in or a proof of identity in the last ${FRESH_SESSION_MINUTES} minutes.`)
  if (rate)
    notes.push(
      `Limit: ${rate.count} calls in ${rate.seconds} seconds for each ${rate.by === 'person' ? 'member' : 'address'}.`,
    )
  if (typeof maxBytes === 'number') notes.push(`Largest body: ${maxBytes} bytes.`)
  if (isPaged)
    notes.push(
      'Pages: send the `cursor` of a response as `cursor` for the next page; null means that there is none.',
    )
  return notes
}

/** Visitors, cookies of a session, and tokens with their scope. */
function listSecurity({ access, scope }: RouteDefinition): Record<string, string[]>[] {
  const token =
    scope === undefined || scope === 'ignored' ? [] : [{ accessToken: scope === 'any' ? [] : [scope] }]
  return access === 'public' ? [{}, { session: [] }, ...token] : [{ session: [] }, ...token]
}

function listErrorStatuses({ parameters, requestBody }: Operation, route: RouteDefinition): number[] {
  const { access, scope, path, idempotent, rate, maxBytes, notSuspended } = route
  const isWrite = !['get', 'head'].includes(route.method)
  const statuses = isWrite ? [400, 409] : [400]
  if (access !== 'public' || scope !== undefined) statuses.push(401)
  if (isWrite || access !== 'public' || scope !== undefined || notSuspended) statuses.push(403)
  if (path.includes('{') || (parameters ?? []).some((one) => 'in' in one && one.in === 'path'))
    statuses.push(404)
  if (isWrite && requestBody) statuses.push(413, 415)
  if (maxBytes === 'stream' && isWrite) statuses.push(411)
  if (idempotent) statuses.push(422)
  if (rate) statuses.push(429)
  return statuses
}

function createComponents(schemas: Record<string, Schema>, origin: string) {
  const listCodes = (status: number) => ERROR_CODES.filter((code) => ERROR_TABLE[code].status === status)
  const content = { 'application/json': { schema: createReference('schemas', 'Error') } }
  const responses = Object.fromEntries(
    Object.entries(ERROR_RESPONSES).map(([status, name]) => [
      name,
      {
        description: `One of these codes: ${listCodes(Number(status))
          .map((code) => `\`${code}\``)
          .join(', ')}.`,
        ...(status === '429' ? { headers: { 'Retry-After': createReference('headers', 'RetryAfter') } } : {}),
        content,
      },
    ]),
  )
  return {
    schemas: {
      ...setErrorCodeReference(schemas),
      ErrorCode: { type: 'string', enum: ERROR_CODES },
    } as Record<string, unknown>,
    responses: { ...responses, Error: { description: 'Any other error', content } },
    headers: {
      RetryAfter: {
        description: 'Seconds until the call may be repeated.',
        required: true,
        schema: { type: 'integer', minimum: 1 },
      },
    },
    parameters: {
      IdempotencyKey: {
        name: 'Idempotency-Key',
        in: 'header',
        required: true,
        description:
          'One per thing to create. A repeated call with it gets what the first one created, and creates nothing.',
        schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
      },
    },
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: origin.startsWith('https:') ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE,
        description: 'The session of a browser.',
      },
      accessToken: {
        type: 'http',
        scheme: 'bearer',
        description: 'An access token from the settings, with its scopes.',
      },
    },
  }
}

/** The code of an error is one of the table. */
function setErrorCodeReference({
  Error: error,
  ...schemas
}: Record<string, Schema>): Record<string, unknown> {
  const replaced: unknown = JSON.parse(JSON.stringify(error), (key, value) =>
    key === 'code' ? createReference('schemas', 'ErrorCode') : value,
  )
  return { ...schemas, Error: replaced }
}

/** Calls to the addresses of webhooks. */
function createWebhooks(): object {
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  })
  return Object.fromEntries(
    [...WEBHOOK_EVENTS, 'ping'].map((event) => [
      event,
      {
        post: {
          operationId: `on${event
            .split('.')
            .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
            .join('')}`,
          summary: `A call of the event ${event}`,
          tags: ['Webhooks'],
          security: [],
          parameters: [
            header('webhook-id', 'The same in every attempt.'),
            header('webhook-timestamp', 'Seconds since the epoch.'),
            header('webhook-signature', '`v1,` and HMAC-SHA256 of id, timestamp and body, in base64.'),
          ],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: createReference('schemas', 'WebhookCall') } },
          },
          responses: { 200: { description: 'Received' }, '4XX': { description: 'Repeated later' } },
        },
      },
    ]),
  )
}
