import './Contacts.css'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Trash from 'lucide-react/icons/trash'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { isAwaitingMatch, isContactMatch } from '../../../domain/contacts/contacts'
import { CONTACTS } from '../../../domain/locales/en/people'
import type { Me } from '../../../domain/people/people.schema'
import { Button } from '../../ui/buttons/Button'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog'
import { Dialog } from '../../ui/overlays/Dialog'
import { showToast } from '../../ui/overlays/toast'
import { AddContacts } from './AddContacts'
import { ContactsNotes, countUnusable } from './ContactsNotes'
import { MatchedContacts } from './MatchedContacts'
import { UncheckedContacts } from './UncheckedContacts'
import { UnmatchedContacts } from './UnmatchedContacts'
import type { ContactsState } from './useContacts'

type Props = {
  me: Me
  state: ContactsState
  onShare: (link: string, title: string) => void
  onClose: () => void
}

/** The contacts of this device: add, match, follow and invite. */
export function ContactsDialog({ me, state, onShare, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const [removing, setRemoving] = useState(false)
  const { contacts, work } = state
  const hasContacts = contacts.length > 0
  const shown = contacts.filter((contact) => isContactMatch(contact, typed))
  return (
    <Dialog
      title={CONTACTS.title}
      width={560}
      onClose={onClose}
      footer={
        hasContacts || work ? (
          <>
            {hasContacts ? (
              <Button
                tone="quiet"
                icon={<Trash className="icon" />}
                disabled={work !== null}
                onClick={() => setRemoving(true)}
              >
                {CONTACTS.remove}
              </Button>
            ) : null}
            {/* One button for both actions, so that it keeps the focus. */}
            {work || countUnusable(contacts) < contacts.length ? (
              <Button
                key="go"
                icon={work ? <X className="icon" /> : <RotateCw className="icon" />}
                onClick={() => (work ? state.cancel() : void state.compare())}
              >
                {work ? CONTACTS.cancel : CONTACTS.syncAgain}
              </Button>
            ) : null}
          </>
        ) : null
      }
    >
      <div className="contacts stack">
        <ContactsNotes {...state} />
        {hasContacts ? (
          <input
            type="search"
            className="input"
            aria-label={CONTACTS.search}
            placeholder={CONTACTS.search}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        ) : null}
        {hasContacts && shown.length === 0 ? <p className="dim">{CONTACTS.noResults(typed)}</p> : null}
        {shown.length > 0 ? (
          <>
            <MatchedContacts
              contacts={shown}
              isAll={typed === '' && work === null && !contacts.some(isAwaitingMatch)}
              onFollowed={state.follow}
            />
            <UnmatchedContacts contacts={shown} me={me} onShare={onShare} />
            <UncheckedContacts contacts={shown} />
          </>
        ) : null}
        <AddContacts
          isFirst={!hasContacts}
          isBusy={work !== null}
          onPick={state.pick}
          onFile={state.importFile}
        />
      </div>
      {removing ? (
        <ConfirmDialog
          title={CONTACTS.removeTitle}
          text={CONTACTS.removeText}
          keep={CONTACTS.keepContacts}
          confirm={CONTACTS.confirmRemove}
          onClose={() => setRemoving(false)}
          onConfirm={() => {
            state.remove()
            setRemoving(false)
            setTyped('')
            showToast({ text: CONTACTS.removed, tone: 'ok' })
          }}
        />
      ) : null}
    </Dialog>
  )
}
