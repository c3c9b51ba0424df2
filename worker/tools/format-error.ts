/** Formats errors for logs: with their causes, without query parameters, which may be secrets. */
import { DrizzleQueryError } from 'drizzle-orm'

const CAUSES_MAX = 5

/** An error and its causes in one line. */
export function formatError(error: unknown): string {
  return listCauses(error)
    .map((one) => (one instanceof DrizzleQueryError ? `Failed query: ${one.query}` : String(one)))
    .join(' < ')
}

/** An error and its causes, the outermost first. */
export function listCauses(error: unknown): unknown[] {
  const causes: unknown[] = []
  for (
    let current = error;
    current !== undefined && current !== null && causes.length < CAUSES_MAX;
    current = getCause(current)
  )
    causes.push(current)
  return causes
}

function getCause(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined
}
