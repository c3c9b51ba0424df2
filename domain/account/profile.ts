/** Validation of profile changes (spec §2.3, §5; D14). */

import { validateNames } from '../auth/sign-in'
import type { AppError } from '../errors/app-error'
import { appError } from '../errors/errors'
import type { AvatarColor } from '../people/avatars'
import { parseFediverseAddress } from '../people/fediverse'
import { isShowable, toOneLine } from '../text/text'

export type ProfileFields = {
  displayName: string
  username: string
  avatarColor: AvatarColor
  /** As typed; '' for none. */
  fediverseAddress: string
}

/** Returns the first error of a changed profile with its field; null when valid. */
export function validateProfile(fields: Omit<ProfileFields, 'avatarColor'>): AppError | null {
  const empty = (['displayName', 'username'] as const).find((field) => toOneLine(fields[field]) === '')
  if (empty) return appError('profile.fields_required', {}, empty)
  return validateNames(fields) ?? validateFediverseAddress(fields.fediverseAddress)
}

function validateFediverseAddress(typed: string): AppError | null {
  if (!isShowable(typed)) return appError('post.text_invalid', {}, 'fediverseAddress')
  if (toOneLine(typed) === '' || parseFediverseAddress(typed) !== null) return null
  return appError('profile.fediverse_invalid', {}, 'fediverseAddress')
}
