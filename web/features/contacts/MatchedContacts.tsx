import Check from 'lucide-react/icons/check'
import UserPlus from 'lucide-react/icons/user-plus'
import { useRef, useState } from 'react'
import { type Contact, formatContactName } from '../../../domain/contacts/contacts'
import { CONTACTS_PER_PAGE } from '../../../domain/contacts/contacts.limits'
import { CONTACTS } from '../../../domain/locales/en/people'
import type { Author } from '../../../domain/people/author.schema'
import { keys } from '../../api/keys'
import { followMember } from '../../api/people/members.queries'
import { queryClient } from '../../api/query-client'
import { showErrorToast } from '../../parts/loading/error-toast'
import { Avatar } from '../../parts/people/Avatar'
import { BotMark } from '../../parts/people/BotMark'
import { PersonLink } from '../../parts/people/PersonLink'
import { Button } from '../../ui/buttons/Button'
import { MoreButton } from '../../ui/buttons/MoreButton'
import { showToast } from '../../ui/overlays/toast'

type Props = {
  contacts: readonly Contact[]
  /** Whether these are all contacts, checked and not filtered by a search. */
  isAll: boolean
  onFollowed: (userId: string, isFollowed: boolean) => void
}
type MatchedContact = Contact & { person: Author }

/** Contacts with an account, each listed once, to follow one by one or all. */
export function MatchedContacts({ contacts, isAll, onFollowed }: Props) {
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set())
  const [count, setCount] = useState(CONTACTS_PER_PAGE)
  const found = contacts.filter((contact): contact is MatchedContact => contact.person !== null)
  const people = [...new Map(found.map((contact) => [contact.person.id, contact])).values()]
  const list = useRef<HTMLUListElement>(null)
  const unfollowed = people.filter(({ isFollowed }) => !isFollowed)
  async function change(targets: readonly MatchedContact[], follows: boolean) {
    if (changing.size > 0) return
    setChanging(new Set(targets.map(({ person }) => person.id)))
    let done = 0
    try {
      // Sequential: the first error ends it.
      for (const { person } of targets) {
        await followMember(person.username, follows)
        onFollowed(person.id, follows)
        done += 1
      }
    } catch (error) {
      showErrorToast(error)
    }
    setChanging(new Set())
    // The button for all is removed after it succeeded.
    if (targets.length > 1 && done === targets.length) list.current?.querySelector('button')?.focus()
    if (done > 1) showToast({ text: CONTACTS.followedAll(done), tone: 'ok' })
    void queryClient.invalidateQueries({ queryKey: keys.members })
    void queryClient.invalidateQueries({ queryKey: keys.posts })
  }
  if (people.length === 0) return isAll ? <p className="dim">{CONTACTS.noMatches}</p> : null
  return (
    <section className="stack">
      <header className="row wrap -spread">
        <h3>{CONTACTS.matchedHeading(people.length)}</h3>
        {people.length > 1 && unfollowed.length > 0 ? (
          <Button size="sm" busy={changing.size > 1} onClick={() => void change(unfollowed, true)}>
            {CONTACTS.followAll}
          </Button>
        ) : null}
      </header>
      <ul ref={list} className="divided">
        {people.slice(0, count).map((contact) => (
          <li key={contact.person.id} className="row wrap">
            <PersonLink className="row -m" username={contact.person.username}>
              <Avatar person={contact.person} />
              <span className="text-block">
                <bdi>{contact.person.displayName}</bdi> <BotMark person={contact.person} />
                <small>
                  <bdi>@{contact.person.username}</bdi>
                  {formatContactName(contact) === contact.person.displayName ? null : (
                    <>
                      {' · '}
                      <bdi>{formatContactName(contact)}</bdi>
                    </>
                  )}
                </small>
              </span>
            </PersonLink>
            <FollowContact
              contact={contact}
              busy={changing.has(contact.person.id)}
              onChange={(follows) => void change([contact], follows)}
            />
          </li>
        ))}
      </ul>
      {people.length > count ? (
        <MoreButton onClick={() => setCount(count + CONTACTS_PER_PAGE)}>{CONTACTS.more}</MoreButton>
      ) : null}
    </section>
  )
}

type FollowProps = { contact: MatchedContact; busy: boolean; onChange: (follows: boolean) => void }

function FollowContact({ contact: { person, isFollowed }, busy, onChange }: FollowProps) {
  const { displayName } = person
  return (
    <Button
      size="sm"
      tone={isFollowed ? 'line' : 'primary'}
      icon={isFollowed ? <Check className="icon" /> : <UserPlus className="icon" />}
      aria-label={isFollowed ? CONTACTS.followingLabel(displayName) : CONTACTS.followLabel(displayName)}
      busy={busy}
      onClick={() => onChange(!isFollowed)}
    >
      {isFollowed ? CONTACTS.following : CONTACTS.follow}
    </Button>
  )
}
