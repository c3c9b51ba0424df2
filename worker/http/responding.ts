/** Waits for parts of the site that may be slow or broken. */
import { formatError } from '../tools/format-error'

/** Timeout of each store in a deep health check, and how long the result is cached. */
export const HEALTH_TIMEOUT_MS = 5000

/** Whether `part` responds in time; `request` resolves to whether the response has the expected form. */
export async function isResponding(part: string, request: () => Promise<boolean>): Promise<boolean> {
  try {
    if (!(await limitWait(request()))) throw new Error('It is late, or its response has an unknown form.')
    return true
  } catch (error) {
    console.error(JSON.stringify({ health: part, error: formatError(error) }))
    return false
  }
}

/** The response of a part. Rejects when there is none within `HEALTH_TIMEOUT_MS`. */
export async function limitWait<T>(response: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It did not answer in time.')), HEALTH_TIMEOUT_MS)
  })
  return Promise.race([response, timeout]).finally(() => clearTimeout(timer))
}
