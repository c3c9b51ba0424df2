import { Spinner } from '../../ui/Spinner'
import { CONTACTS } from '../../words/contacts'
import type { ContactWork } from './useContacts'

/** How far it is. */
export function ContactsWork({ work }: { work: ContactWork | null }) {
  return (
    <div className="work" role="status">
      {work?.is === 'reading' ? (
        <p>
          <Spinner /> {CONTACTS.reading}
        </p>
      ) : null}
      {work?.is === 'checking' ? (
        <>
          <p className="num">{CONTACTS.checking(work.done, work.all)}</p>
          <progress aria-label={CONTACTS.progress} max={work.all} value={work.done} />
        </>
      ) : null}
    </div>
  )
}
