import '../../ui/media/ProgressBar.css'
import { LEFT_OUT_REASONS, listIdentifiers } from '../../../domain/contacts/contacts'
import { CONTACTS_MAX, IDENTIFIERS_PER_DAY } from '../../../domain/contacts/contacts.limits'
import { CONTACTS } from '../../../domain/locales/en/people'
import { useOnline } from '../../hooks/useOnline'
import { Spinner } from '../../ui/states/Spinner'
import type { ContactsState } from './useContacts'

type Props = Pick<ContactsState, 'contacts' | 'syncedAt' | 'work' | 'problem' | 'leftOut'>

/** The sync progress, its error, what an import left out, and which contacts were not checked. */
export function ContactsNotes({ contacts, syncedAt, work, problem, leftOut }: Props) {
  const online = useOnline()
  const uncheckedCount = listIdentifiers(contacts.filter(({ isOnOwlcast }) => isOnOwlcast === null)).length
  const unusable = countUnusable(contacts)
  const leftOutReasons = LEFT_OUT_REASONS.filter((reason) => leftOut[reason] > 0)
  const isQuiet = work === null && problem === null
  return (
    <>
      {online ? null : <p className="dim">{CONTACTS.offline}</p>}
      {problem === null ? null : <p role="alert">{problem}</p>}
      <div className="contacts-progress stack -s -start" role="status">
        {work?.step === 'reading' ? (
          <p>
            <Spinner /> {CONTACTS.reading}
          </p>
        ) : null}
        {work?.step === 'checking' ? (
          <>
            <p className="tabular">{CONTACTS.checking(work.done, work.all)}</p>
            <progress className="bar" aria-label={CONTACTS.progress} max={work.all} value={work.done} />
          </>
        ) : null}
      </div>
      {isQuiet && syncedAt !== null && uncheckedCount > 0 ? (
        <p className="dim">{CONTACTS.uncheckedCount(uncheckedCount, IDENTIFIERS_PER_DAY.count)}</p>
      ) : null}
      {leftOutReasons.length > 0 ? (
        <div className="dim">
          <p>{CONTACTS.leftOut.heading}</p>
          <ul className="bullets">
            {leftOutReasons.map((reason) => (
              <li key={reason}>{CONTACTS.leftOut[reason](leftOut[reason])}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {isQuiet && unusable > 0 ? <p className="dim">{CONTACTS.missingCountryCode(unusable)}</p> : null}
      {contacts.length === CONTACTS_MAX ? <p className="dim">{CONTACTS.limitReached(CONTACTS_MAX)}</p> : null}
    </>
  )
}

/** Contacts without a usable email address or phone number. */
export function countUnusable(contacts: Props['contacts']): number {
  return contacts.filter((contact) => listIdentifiers([contact]).length === 0).length
}
