/** Validation of profile changes (spec §2.3, §5; D14). */

import { validateNames } from '../auth/sign-in'
import type { AppError } from '../errors/app-error'
import { appError } from '../errors/errors'
import type { AvatarColor } from '../people/avatars'
import { toOneLine } from '../text/text'

export type ProfileFields = { displayName: string; username: string; avatarColor: AvatarColor }

/** Returns the first error of a changed profile with its field; null when valid. */
export function validateProfile(fields: Pick<ProfileFields, 'displayName' | 'username'>): AppError | null {
  const empty = (['displayName', 'username'] as const).find((field) => toOneLine(fields[field]) === '')
  return empty ? appError('profile.fields_required', {}, empty) : validateNames(fields)
}
