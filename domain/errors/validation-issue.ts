import type { Params } from './error-row'
import type { ErrorCode } from './error-table'

/** An error of one input of a form, found before anything is sent. */
export type ValidationIssue = { code: ErrorCode; field: string; params?: Params }
