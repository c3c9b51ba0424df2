/** A refusal by name. It knows no texts: the tables do (`domain/errors.ts`), and on its way to a browser the answer. */
import type { ErrorCode } from './errors'

export type Params = Record<string, string | number>

/** What a table of errors holds for a code: HTTP status, and the text people read. */
export type ErrorRow = {
  status: number
  message: string | ((params: Params) => string)
  /** What the sentence says travels beside it too, for code that has to know: a price. */
  tells?: true
}

type Said = {
  status: number
  message: string
  cause?: unknown
  params?: Params
  filling?: Params
  requestId?: string
}

export class Failure extends Error {
  readonly code: ErrorCode
  readonly status: number
  /** Tells the form which input to mark and focus. */
  readonly field: string | undefined
  /** Only where the table says that it tells them. */
  readonly params: Params | undefined
  /** What the sentence was filled with, to say it again in another language. */
  readonly filling: Params | undefined
  /** What the server calls the request, where it refused one. */
  readonly requestId: string | undefined
  constructor(code: ErrorCode, { status, message, cause, params, filling, requestId }: Said, field?: string) {
    super(message, { cause })
    this.name = 'Failure'
    this.code = code
    this.status = status
    this.field = field
    this.params = params
    this.filling = filling
    this.requestId = requestId
  }
}
