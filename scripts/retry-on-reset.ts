const ATTEMPTS = 5
const RESET_CODES: readonly unknown[] = ['UND_ERR_SOCKET', 'ECONNRESET']

/**
 * Repeats an idempotent request whose connection was closed before its response. workerd closes connections that are
 * idle for 5 s; on a busy machine a request is sent on such a connection before the client notices.
 */
export async function retryOnReset<T>(request: () => T | Promise<T>, attempts = ATTEMPTS): Promise<T> {
  try {
    return await request()
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    const isReset = RESET_CODES.includes(findCode(cause) ?? findCode(error))
    if (!isReset || attempts <= 1) throw error
    return retryOnReset(request, attempts - 1)
  }
}

const findCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
