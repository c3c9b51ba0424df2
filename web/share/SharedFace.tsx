import type { Author } from '../../domain/people/author.schema'
import { getInitials } from '../../domain/people/avatars'

type Props = { person: Pick<Author, 'displayName' | 'avatarUrl' | 'avatarColor'>; isLarge?: boolean }

/** The picture or initials of a person whose name stands beside it. */
export function SharedFace({ person: { displayName, avatarUrl, avatarColor }, isLarge = false }: Props) {
  return (
    <span className={`avatar disc av-${avatarColor}${isLarge ? ' -xl' : ''}`} aria-hidden="true">
      {avatarUrl ? <img src={avatarUrl} alt="" /> : getInitials(displayName)}
    </span>
  )
}
