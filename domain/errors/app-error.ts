/** An error with a code. The texts are in `domain/errors/error-table.ts`; in the browser the response brings them. */
import { findTranslation } from '../i18n/i18n'
import type { Params } from './error-row'
import type { ErrorCode } from './error-table'
import { NETWORK_ERRORS, type NetworkErrorCode, type NetworkErrorTexts } from './network-errors'

type AppErrorInit = {
  status: number
  message: string
  cause?: unknown
  params?: Params
  messageParams?: Params
  requestId?: string
}

export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  /** The form input to mark and focus. */
  readonly field: string | undefined
  /** Set only where the table has `exposesParams`. */
  readonly params: Params | undefined
  /** The values of the message's placeholders, to format it again in another language. */
  readonly messageParams: Params | undefined
  /** The server's request id, for an error from the server. */
  readonly requestId: string | undefined
  constructor(
    code: ErrorCode,
    { status, message, cause, params, messageParams, requestId }: AppErrorInit,
    field?: string,
  ) {
    super(message, { cause })
    this.name = 'AppError'
    this.code = code
    this.status = status
    this.field = field
    this.params = params
    this.messageParams = messageParams
    this.requestId = requestId
  }
}

/** Returns the message of a network error in the current language. */
export function formatNetworkError(code: NetworkErrorCode): string {
  const translated = findTranslation('NETWORK_ERRORS') as NetworkErrorTexts | undefined
  return translated?.[code] ?? NETWORK_ERRORS[code].message
}

/** Creates the error of a request without response: `throw createNetworkError('request.offline')`. */
export function createNetworkError(code: NetworkErrorCode, cause?: unknown): AppError {
  return new AppError(code, {
    ...NETWORK_ERRORS[code],
    message: formatNetworkError(code),
    messageParams: {},
    cause,
  })
}
