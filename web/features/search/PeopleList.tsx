import type { MembersFound } from '../../../domain/search/search.schema'
import { Avatar } from '../../parts/people/Avatar'
import { BotMark } from '../../parts/people/BotMark'
import { PersonLink } from '../../parts/people/PersonLink'
import { HighlightedText } from './HighlightedText'

/** The found members, each with a link to their page. */
export function PeopleList({ items, words }: { items: MembersFound['items']; words: readonly string[] }) {
  return (
    <ul className="found-people divided">
      {items.map((person) => (
        <li key={person.id}>
          <PersonLink className="row -m" username={person.username}>
            <Avatar person={person} />
            <span className="text-block">
              <bdi>
                <HighlightedText text={person.displayName} words={words} />
              </bdi>{' '}
              <BotMark person={person} />
              <small>
                @<HighlightedText text={person.username} words={words} />
              </small>
            </span>
          </PersonLink>
        </li>
      ))}
    </ul>
  )
}
