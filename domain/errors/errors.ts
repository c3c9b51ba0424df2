/** Creates errors of the table, and formats them in the current language. */
import { findTranslation } from '../i18n/i18n'
import { AppError } from './app-error'
import type { ErrorRow, Params } from './error-row'
import { ERROR_TABLE, type ErrorCode } from './error-table'

type Translations = Partial<Record<ErrorCode, ErrorRow['message']>>

function findErrorTranslation(code: ErrorCode): Pick<ErrorRow, 'message'> | undefined {
  for (const section of ['ERRORS', 'NETWORK_ERRORS']) {
    const message = (findTranslation(section) as Translations | undefined)?.[code]
    if (message !== undefined) return { message }
  }
}

/** Returns the text of a code in the current language; `params` fill its placeholders. */
export function formatErrorMessage(code: ErrorCode, params: Params = {}): string {
  const { message }: Pick<ErrorRow, 'message'> = findErrorTranslation(code) ?? ERROR_TABLE[code]
  return typeof message === 'string' ? message : message(params)
}

/** Returns the text of an error in the current language, which may differ from the one it was created in. */
export function formatAppError({ code, message, messageParams }: AppError): string {
  return messageParams ? formatErrorMessage(code, messageParams) : message
}

/**
 * Creates an error: `throw appError('post.tags_required', { mode: 'squawk' }, 'tags')`. `field` names the form
 * input that it is about.
 */
export function appError(code: ErrorCode, params?: Params, field?: string, cause?: unknown): AppError {
  const { status, exposesParams }: ErrorRow = ERROR_TABLE[code]
  const exposedParams = exposesParams ? params : undefined
  return new AppError(
    code,
    {
      status,
      message: formatErrorMessage(code, params),
      cause,
      params: exposedParams,
      messageParams: params ?? {},
    },
    field,
  )
}
