/** Names of passkeys. */

import type { AppError } from '../errors/app-error'
import { appError } from '../errors/errors'
import { isShowable, toOneLine } from '../text/text'
import { PASSKEY_NAME_MAX_CHARS } from './auth.limits'

/** Returns the error of a passkey's name, or null. */
export function validatePasskeyName(name: string): AppError | null {
  if (toOneLine(name) === '') return appError('passkey.name_required', {}, 'name')
  if (!isShowable(name)) return appError('post.text_invalid', {}, 'name')
  if ([...toOneLine(name)].length > PASSKEY_NAME_MAX_CHARS)
    return appError('passkey.name_too_long', { max: PASSKEY_NAME_MAX_CHARS }, 'name')
  return null
}
