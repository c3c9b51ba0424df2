/** The editable state of a profile. */

import type { ProfileFields } from '../../../../domain/account/profile'
import { AVATAR_COLORS, type AvatarColor } from '../../../../domain/people/avatars'
import type { Me } from '../../../../domain/people/people.schema'

/** `undefined` keeps the picture, null removes it. */
export type ProfileDraft = ProfileFields & { picture: Blob | null | undefined }

/** The initial draft. */
export function toProfileDraft({ displayName, username, avatarColor, fediverseAddress }: Me): ProfileDraft {
  return { displayName, username, avatarColor, fediverseAddress: fediverseAddress ?? '', picture: undefined }
}

/** A different colour. `chance` is in [0, 1). */
export function pickOtherColor(color: AvatarColor, chance: number): AvatarColor {
  const others = AVATAR_COLORS.filter((candidate) => candidate !== color)
  return others[Math.floor(chance * others.length)] ?? color
}
