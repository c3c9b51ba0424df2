/** The editable state of a profile. */
import { AVATAR_COLORS, type AvatarColor } from '../../../domain/people'
import type { Me } from '../../../domain/people.schema'
import type { ProfileFields } from '../../../domain/profile'

/** `undefined` keeps the picture, null removes it. */
export type ProfileDraft = ProfileFields & { picture: Blob | null | undefined }

/** The initial draft. */
export function draftOf({ displayName, username, avatarColor }: Me): ProfileDraft {
  return { displayName, username, avatarColor, picture: undefined }
}

/** A different colour. `chance` is in [0, 1). */
export function otherColor(color: AvatarColor, chance: number): AvatarColor {
  const others = AVATAR_COLORS.filter((one) => one !== color)
  return others[Math.floor(chance * others.length)] ?? color
}
