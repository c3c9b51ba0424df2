/** The editable state of a profile. */

import type { ProfileFields } from '../../../../domain/account/profile'
import { AVATAR_COLORS, type AvatarColor } from '../../../../domain/people/avatars'
import type { Me, ProfileChanges } from '../../../../domain/people/people.schema'

/** `undefined` keeps the picture, null removes it. */
export type ProfileDraft = ProfileFields & { picture: Blob | null | undefined }

/** The initial draft. */
export function toProfileDraft({ displayName, username, avatarColor, fediverseAddress }: Me): ProfileDraft {
  return { displayName, username, avatarColor, fediverseAddress: fediverseAddress ?? '', picture: undefined }
}

/** The fields that were changed: what another device saved meanwhile stays. */
export function getProfileChanges(before: ProfileDraft, draft: ProfileDraft): ProfileChanges {
  const { displayName, username, avatarColor, fediverseAddress } = draft
  return {
    ...(displayName === before.displayName ? {} : { displayName }),
    ...(username === before.username ? {} : { username }),
    ...(avatarColor === before.avatarColor ? {} : { avatarColor }),
    ...(fediverseAddress === before.fediverseAddress ? {} : { fediverseAddress }),
  }
}

/** A different colour. `chance` is in [0, 1). */
export function pickOtherColor(color: AvatarColor, chance: number): AvatarColor {
  const others = AVATAR_COLORS.filter((candidate) => candidate !== color)
  return others[Math.floor(chance * others.length)] ?? color
}
