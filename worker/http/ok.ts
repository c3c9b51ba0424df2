/** Response of routes without data. */
import { z } from '@hono/zod-openapi'

export const okShape = z.strictObject({ ok: z.literal(true) })
export const ok = { ok: true } as const
