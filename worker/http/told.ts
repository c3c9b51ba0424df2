/** Formats errors for logs: with their causes, without query parameters, which may be secrets. */
import { DrizzleQueryError } from 'drizzle-orm'

const CAUSES_MAX = 5

/** An error and its causes in one line. */
export function told(error: unknown): string {
  const parts: string[] = []
  for (let at = error; at !== undefined && at !== null && parts.length < CAUSES_MAX; at = causeOf(at))
    parts.push(at instanceof DrizzleQueryError ? `Failed query: ${at.query}` : String(at))
  return parts.join(' < ')
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined
}
