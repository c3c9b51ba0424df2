import './People.css'
import type { ReactNode } from 'react'
import type { Author } from '../../domain/posts.schema'
import { Avatar } from './Avatar'
import { PersonLink } from './PersonLink'

type Props = {
  person: Pick<Author, 'id' | 'username' | 'displayName' | 'avatarColor' | 'avatarUrl'>
  /** What may be done about them. */
  children?: ReactNode
}

/** One of a list of people: picture and names lead to their own page. It stands in a list called `people`. */
export function PersonRow({ person, children }: Props) {
  return (
    <li>
      <PersonLink username={person.username}>
        <Avatar person={person} />
        <span>
          <bdi>{person.displayName}</bdi>
          <small>
            <bdi>@{person.username}</bdi>
          </small>
        </span>
      </PersonLink>
      {children}
    </li>
  )
}
