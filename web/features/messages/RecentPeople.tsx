import '../../ui/fields/Chip.css'
import './recipient.css'
import { useState } from 'react'
import { SUGGESTIONS } from '../../../domain/locales/en/people'
import { useMe } from '../../api/auth/session.queries'
import { useConversations } from '../../api/messages/messages.queries'
import { Avatar } from '../../parts/people/Avatar'
import { BotMark } from '../../parts/people/BotMark'

/** Members of the newest conversations offered as recipients of a message. */
const RECENT_PEOPLE_MAX = 3

type Props = {
  /** The address in the field. */
  value: string
  /** Called with the address of the pressed person. */
  onPick: (address: string) => void
}

/** The members of the newest conversations, one press each. Hidden while another address is typed. */
export function RecentPeople({ value, onPick }: Props) {
  const me = useMe()
  const conversations = useConversations(me != null)
  const newest = (conversations.data?.pages ?? [])
    .flatMap(({ items }) => items.flatMap(({ peer }) => peer.person ?? []))
    .slice(0, RECENT_PEOPLE_MAX)
    .map((person) => ({ person, address: `@${person.username}` }))
  // A message that comes in meanwhile puts nobody else under a finger.
  const [people, setPeople] = useState(newest)
  if (people.length === 0 && newest.length > 0) setPeople(newest)
  const isShared = (name: string) => people.filter(({ person }) => person.displayName === name).length > 1
  const isOther = value !== '' && !people.some(({ address }) => address === value)
  if (people.length === 0 || isOther) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a fieldset
    <div className="recent-people wrap" role="group" aria-label={SUGGESTIONS.recent}>
      {people.map(({ person, address }) => (
        <button
          key={person.id}
          type="button"
          className="chip"
          aria-pressed={address === value}
          onClick={() => onPick(address)}
        >
          <Avatar person={person} size="xs" />
          <bdi>{person.displayName}</bdi>
          {isShared(person.displayName) ? <bdi className="dim">{address}</bdi> : null}
          <BotMark person={person} />
        </button>
      ))}
    </div>
  )
}
