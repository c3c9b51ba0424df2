/** Validation of profile changes (spec §2.3, §5; D14). */
import { fail } from './errors'
import type { Failure } from './failure'
import type { AvatarColor } from './people'
import { nameProblem } from './sign-in'
import { oneLine } from './text'

export type ProfileFields = { displayName: string; username: string; avatarColor: AvatarColor }

/** Returns the first error of a changed profile with its field; null when valid. */
export function profileProblem(given: Pick<ProfileFields, 'displayName' | 'username'>): Failure | null {
  const empty = (['displayName', 'username'] as const).find((field) => oneLine(given[field]) === '')
  return empty ? fail('profile.fields_required', {}, empty) : nameProblem(given)
}
