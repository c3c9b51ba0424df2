/** The public fields of a member beside their name: the columns of a query, and the DTO made of them. */
import { getMediaPath } from '../../domain/media/media'
import type { Author } from '../../domain/people/author.schema'
import { profiles } from '../database/tables/people.table'

/** A batch returns rows by name: beside another `id`, name this one apart. */
export const PERSON_COLUMNS = {
  id: profiles.id,
  username: profiles.username,
  displayName: profiles.displayName,
  avatarColor: profiles.avatarColor,
  avatarMediaId: profiles.avatarMediaId,
  isBot: profiles.isBot,
}

export type PersonColumns = Pick<typeof profiles.$inferSelect, keyof typeof PERSON_COLUMNS>

/** A member as others see them; other columns of the row are left out. */
export function toPersonDto(row: PersonColumns): Author {
  const { id, username, displayName, avatarColor, avatarMediaId, isBot } = row
  const avatarUrl = avatarMediaId && getMediaPath(avatarMediaId)
  return { id, username, displayName, avatarUrl, avatarColor, ...(isBot ? { isBot: true } : {}) }
}
