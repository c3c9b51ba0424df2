import '../../ui/ProgressBar.css'
import { identifiersOf } from '../../../domain/contacts'
import { CONTACTS_MAX, IDENTIFIERS_PER_DAY } from '../../../domain/limits'
import { useOnline } from '../../state/useOnline'
import { Spinner } from '../../ui/Spinner'
import { CONTACTS } from '../../words/contacts'
import type { ContactsState } from './useContacts'

type Props = Pick<ContactsState, 'contacts' | 'syncedAt' | 'work' | 'problem'>

/** The sync progress, its error, and which contacts were not checked. */
export function ContactsNotes({ contacts, syncedAt, work, problem }: Props) {
  const online = useOnline()
  const left = identifiersOf(contacts.filter(({ isOnOwlcast }) => isOnOwlcast === null)).length
  const unread = unreadIn(contacts)
  const isQuiet = work === null && problem === null
  return (
    <>
      {online ? null : <p className="dim">{CONTACTS.offline}</p>}
      {problem === null ? null : <p role="alert">{problem}</p>}
      <div className="work" role="status">
        {work?.is === 'reading' ? (
          <p>
            <Spinner /> {CONTACTS.reading}
          </p>
        ) : null}
        {work?.is === 'checking' ? (
          <>
            <p className="num">{CONTACTS.checking(work.done, work.all)}</p>
            <progress className="bar" aria-label={CONTACTS.progress} max={work.all} value={work.done} />
          </>
        ) : null}
      </div>
      {isQuiet && syncedAt !== null && left > 0 ? (
        <p className="dim">{CONTACTS.left(left, IDENTIFIERS_PER_DAY.count)}</p>
      ) : null}
      {isQuiet && unread > 0 ? <p className="dim">{CONTACTS.unread(unread)}</p> : null}
      {contacts.length === CONTACTS_MAX ? <p className="dim">{CONTACTS.most(CONTACTS_MAX)}</p> : null}
    </>
  )
}

/** Contacts without a usable e-mail address or phone number. */
export function unreadIn(contacts: Props['contacts']): number {
  return contacts.filter((one) => identifiersOf([one]).length === 0).length
}
