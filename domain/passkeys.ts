/** Names of passkeys. */
import { fail } from './errors'
import type { Failure } from './failure'
import { PASSKEY_NAME_MAX_CHARS } from './limits'
import { isShowable, oneLine } from './text'

/** Returns the error of a passkey's name, or null. */
export function passkeyNameProblem(name: string): Failure | null {
  if (oneLine(name) === '') return fail('passkey.name_required', {}, 'name')
  if (!isShowable(name)) return fail('post.text_invalid', {}, 'name')
  if ([...oneLine(name)].length > PASSKEY_NAME_MAX_CHARS)
    return fail('passkey.name_too_long', { max: PASSKEY_NAME_MAX_CHARS }, 'name')
  return null
}
