import { useState } from 'react'
import { type Contact, isAwaitingMatch } from '../../../domain/contacts/contacts'
import { CONTACTS_PER_PAGE } from '../../../domain/contacts/contacts.limits'
import { CONTACTS } from '../../../domain/locales/en/people'
import { MoreButton } from '../../ui/buttons/MoreButton'
import { ContactLabel } from './UnmatchedContacts'

/** Contacts that were not checked yet. */
export function UncheckedContacts({ contacts }: { contacts: readonly Contact[] }) {
  const [count, setCount] = useState(CONTACTS_PER_PAGE)
  const waiting = contacts.filter(isAwaitingMatch)
  if (waiting.length === 0) return null
  return (
    <section>
      <header>
        <h3>{CONTACTS.uncheckedHeading(waiting.length)}</h3>
      </header>
      <ul>
        {waiting.slice(0, count).map((contact) => (
          <li key={contact.id}>
            <ContactLabel contact={contact} />
          </li>
        ))}
      </ul>
      {waiting.length > count ? (
        <MoreButton onClick={() => setCount(count + CONTACTS_PER_PAGE)}>{CONTACTS.more}</MoreButton>
      ) : null}
    </section>
  )
}
