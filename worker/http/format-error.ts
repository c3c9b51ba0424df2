/** Formats errors for logs: with their causes, without query parameters, which may be secrets. */
import { DrizzleQueryError } from 'drizzle-orm'

const CAUSES_MAX = 5

/** An error and its causes in one line. */
export function formatError(error: unknown): string {
  const parts: string[] = []
  for (
    let current = error;
    current !== undefined && current !== null && parts.length < CAUSES_MAX;
    current = getCause(current)
  )
    parts.push(current instanceof DrizzleQueryError ? `Failed query: ${current.query}` : String(current))
  return parts.join(' < ')
}

function getCause(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined
}
