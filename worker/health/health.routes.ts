import { z } from '@hono/zod-openapi'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
import { listBindingProblems, listVariableProblems } from '../http/config-problems'
import { limitWait } from '../http/responding'
import { listPrefixes } from '../media/storage-health'
import { findSessionUser } from '../sessions/session'
import { checkParts, findFailingSteps } from './health.service'

/** `version` is the deployment's tag; clients compare it to detect a new one. */
const healthShape = z.strictObject({ ok: z.literal(true), version: z.string() })

const health = defineRoute({
  method: 'get',
  path: '/api/health',
  access: 'public',
  scope: 'any',
  responses: { 200: toJsonContent(healthShape, 'The deployed version') },
})

const deepShape = z.strictObject({
  ok: z.boolean(),
  version: z.string(),
  parts: z.strictObject({
    database: z.boolean(),
    storage: z.boolean(),
    live: z.boolean(),
    /** The files of the client. */
    assets: z.boolean(),
    /** No email or code has been waiting for long. */
    outbox: z.boolean(),
    /** The cron trigger ran lately, and none of its steps keeps failing. */
    schedule: z.boolean(),
  }),
  /** Steps of the cron trigger that keep failing; empty without the database. */
  failingSteps: z.array(z.string()),
  /** Names of variables and bindings that are wrong; the log has the details. */
  config: z.array(z.string()),
  /** For admins; null when storage cannot list them. */
  prefixes: z
    .array(
      z.strictObject({
        prefix: z.string(),
        objects: z.number(),
        bytes: z.number(),
        /** False when counting stopped early. */
        complete: z.boolean(),
      }),
    )
    .nullable()
    .optional(),
})

const deepHealth = defineRoute({
  method: 'get',
  path: '/api/health/deep',
  access: 'public',
  scope: 'any',
  responses: {
    200: toJsonContent(
      deepShape,
      'Database, storage, live channels and files respond, emails leave and the cron works',
    ),
    503: toJsonContent(deepShape, 'At least one of them does not'),
  },
})

const getVersion = ({ tag, id }: WorkerVersionMetadata) => tag || id

export const healthRoutes = createRouter()
  .handle(health, ({ c }) => ({ ok: true as const, version: getVersion(c.env.VERSION) }))
  .handle(deepHealth, async ({ deps, c }) => {
    const check = checkParts(c.env, deps.clock.now())
    // Concurrent requests share the check, which must not end with the first of them.
    c.executionCtx.waitUntil(check)
    const parts = await check
    const ok = Object.values(parts).every(Boolean)
    const headers = { 'cache-control': 'no-store' }
    // A database that does not respond is asked nothing more, not even whether the user is an admin.
    const person = parts.database ? await limitWait(findSessionUser(c)).catch(() => null) : null
    const listInTime = () => limitWait(listPrefixes(c.env.MEDIA)).catch(() => null)
    const prefixes = person?.role === 'admin' ? { prefixes: await listInTime() } : {}
    const config = [...listBindingProblems(c.env), ...listVariableProblems(c.env)].map(({ name }) => name)
    const failingSteps = parts.database && !parts.schedule ? await findFailingSteps(c.env.DB) : []
    const version = getVersion(c.env.VERSION)
    return c.json({ ok, version, parts, failingSteps, config, ...prefixes }, ok ? 200 : 503, headers)
  })
