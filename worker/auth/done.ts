/** Response of routes without data. */
import { z } from '@hono/zod-openapi'

export const doneShape = z.strictObject({ ok: z.literal(true) })
export const done = { ok: true } as const
