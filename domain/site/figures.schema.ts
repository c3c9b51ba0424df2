/** Wire schema of the site's figures. */
import { z } from 'zod'

export const figuresShape = z.strictObject({
  /** Newest first. */
  days: z.array(z.strictObject({ day: z.string(), values: z.record(z.string(), z.number()) })),
  today: z.string(),
  /** When the newest were counted (ms); null before the first time. */
  updatedAt: z.number().nullable(),
  requestsWaiting: z.number(),
})
export type Figures = z.infer<typeof figuresShape>
