const ATTEMPTS = 5
const RESET_CODES = ['UND_ERR_SOCKET', 'ECONNRESET']

/**
 * Repeats an idempotent request whose connection was closed before its response. workerd closes connections that are
 * idle for 5 s; on a busy machine a request is sent on such a connection before the client notices.
 */
export async function retryOnReset(request, attempts = ATTEMPTS) {
  try {
    return await request()
  } catch (error) {
    const isReset = RESET_CODES.includes(error.cause?.code ?? error.code)
    if (!isReset || attempts <= 1) throw error
    return retryOnReset(request, attempts - 1)
  }
}
