import './people.css'
import type { ReactNode } from 'react'
import type { Author } from '../../../domain/people/author.schema'
import { Avatar } from './Avatar'
import { BotMark } from './BotMark'
import { PersonLink } from './PersonLink'

type Props = {
  person: Pick<Author, 'id' | 'username' | 'displayName' | 'avatarColor' | 'avatarUrl' | 'isBot'>
  /** Actions for this person. */
  children?: ReactNode
}

/** A row in a list with class `people`: picture and names link to the person's page. */
export function PersonRow({ person, children }: Props) {
  return (
    <li className="row -m">
      <PersonLink className="row -m" username={person.username}>
        <Avatar person={person} />
        <span className="text-block">
          <bdi>{person.displayName}</bdi> <BotMark person={person} />
          <small>
            <bdi>@{person.username}</bdi>
          </small>
        </span>
      </PersonLink>
      {children}
    </li>
  )
}
