/** A refusal by name. It knows no texts: the tables do (`domain/errors.ts`), and on its way to a browser the answer. */
import type { ErrorCode } from './errors'

export type Params = Record<string, string | number>

/** What a table of errors holds for a code: HTTP status, and the text people read. */
export type ErrorRow = { status: number; message: string | ((params: Params) => string) }

type Said = { status: number; message: string; cause?: unknown }

export class Failure extends Error {
  readonly code: ErrorCode
  readonly status: number
  /** Tells the form which input to mark and focus. */
  readonly field: string | undefined
  constructor(code: ErrorCode, { status, message, cause }: Said, field?: string) {
    super(message, { cause })
    this.name = 'Failure'
    this.code = code
    this.status = status
    this.field = field
  }
}
