/** A profile while it is edited: nothing of it is anybody else's before it is saved. */
import { AVATAR_COLORS, type AvatarColor } from '../../../domain/people'
import type { Me } from '../../../domain/people.schema'
import type { ProfileFields } from '../../../domain/profile'

/** `undefined`: the picture stays as it is; null: it is taken off. */
export type ProfileDraft = ProfileFields & { picture: Blob | null | undefined }

/** What editing begins with. */
export function draftOf({ displayName, username, avatarColor }: Me): ProfileDraft {
  return { displayName, username, avatarColor, picture: undefined }
}

/** Any other colour. `chance` is in [0, 1). */
export function otherColor(color: AvatarColor, chance: number): AvatarColor {
  const others = AVATAR_COLORS.filter((one) => one !== color)
  return others[Math.floor(chance * others.length)] ?? color
}
