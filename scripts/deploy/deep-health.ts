import { z } from 'zod'

const deepHealthShape = z.object({
  ok: z.boolean().optional(),
  version: z.string().optional(),
  /** Whether each part works. */
  parts: z.record(z.string(), z.boolean()).optional(),
  failingSteps: z.array(z.string()).optional(),
  /** Names of settings that are missing or wrong. */
  config: z.array(z.string()).optional(),
})

/** The fields of `/api/health/deep` that scripts read. */
export type DeepHealth = z.infer<typeof deepHealthShape>

/** The body of a response of `/api/health/deep`; `{}` for that of something else, such as the app's HTML. */
export async function readDeepHealth(response: Response): Promise<DeepHealth> {
  const body: unknown = await response.json().catch(() => null)
  return deepHealthShape.safeParse(body).data ?? {}
}
