/** An error with a code. The texts are in `domain/errors/errors.ts`; in the browser the response brings them. */
import type { ErrorCode } from './errors'

export type Params = Record<string, string | number>

/** A row of the error table: HTTP status and the text users read. */
export type ErrorRow = {
  status: number
  message: string | ((params: Params) => string)
  /** Sends `params` to the client, for code that needs a value such as a price. */
  exposesParams?: true
}

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
