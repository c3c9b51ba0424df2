import type { z } from 'zod'

/** The JSON of a file; null if it is none, or of another shape. */
export function parseJson<T>(bytes: Buffer, shape: z.ZodType<T>): T | null {
  try {
    return shape.safeParse(JSON.parse(bytes.toString('utf8'))).data ?? null
  } catch {
    return null
  }
}
