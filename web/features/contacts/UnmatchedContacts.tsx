import Mail from 'lucide-react/icons/mail'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { type Contact, formatContactName, isAwaitingMatch } from '../../../domain/contacts/contacts'
import { CONTACTS_PER_PAGE } from '../../../domain/contacts/contacts.limits'
import { CONTACTS, INVITE } from '../../../domain/locales/en/people'
import type { Me } from '../../../domain/people/people.schema'
import { getMemberPagePath } from '../../../domain/share/share'
import { Button } from '../../ui/buttons/Button'
import { IconButton } from '../../ui/buttons/IconButton'
import { MoreButton } from '../../ui/buttons/MoreButton'
import { createMailtoLink, createSmsLink } from './invite-links'

type Props = { contacts: readonly Contact[]; me: Me; onShare: (link: string, title: string) => void }

/** Contacts without a discoverable account. The user invites them by email, text message or link. */
export function UnmatchedContacts({ contacts, me, onShare }: Props) {
  const [count, setCount] = useState(CONTACTS_PER_PAGE)
  const others = contacts.filter((contact) => contact.person === null && !isAwaitingMatch(contact))
  const link = `${location.origin}${getMemberPagePath(me.username)}`
  const share = () => onShare(link, INVITE.subject)
  if (others.length === 0) return null
  return (
    <section className="stack">
      <header className="row wrap -spread">
        <h3>{CONTACTS.unmatchedHeading(others.length)}</h3>
        <Button size="sm" icon={<Share2 className="icon" />} onClick={share}>
          {CONTACTS.share}
        </Button>
      </header>
      <p className="dim">{CONTACTS.unmatchedHint}</p>
      <ul className="divided">
        {others.slice(0, count).map((contact) => (
          <li key={contact.id} className="row wrap">
            <ContactLabel contact={contact} />
            <InviteButtons contact={contact} link={link} onShare={share} />
          </li>
        ))}
      </ul>
      {others.length > count ? (
        <MoreButton onClick={() => setCount(count + CONTACTS_PER_PAGE)}>{CONTACTS.more}</MoreButton>
      ) : null}
    </section>
  )
}

/** A contact's name, addresses and numbers. */
export function ContactLabel({ contact }: { contact: Contact }) {
  return (
    <span className="text-block">
      <bdi>{formatContactName(contact)}</bdi>
      <small>
        <bdi>{[...contact.emails, ...contact.phones].join(' · ')}</bdi>
      </small>
    </span>
  )
}

/** The ways to invite a contact on this device. Desktops rarely send text messages, so there the link is shared. */
function InviteButtons({ contact, link, onShare }: { contact: Contact; link: string; onShare: () => void }) {
  const [[email], [phone]] = [contact.emails, contact.phones]
  const name = formatContactName(contact)
  const canText = matchMedia('(pointer: coarse)').matches
  return (
    <span className="contact-actions wrap">
      {email ? (
        <a
          className="icon-btn disc"
          href={createMailtoLink(email, link)}
          aria-label={CONTACTS.emailLabel(name)}
        >
          <Mail className="icon" />
        </a>
      ) : null}
      {phone && canText ? (
        <a className="icon-btn disc" href={createSmsLink(phone, link)} aria-label={CONTACTS.smsLabel(name)}>
          <MessageSquareText className="icon" />
        </a>
      ) : null}
      {email || canText ? null : (
        <IconButton label={CONTACTS.linkLabel(name)} onClick={onShare}>
          <Share2 className="icon" />
        </IconButton>
      )}
    </span>
  )
}
