import './Contacts.css'
import { RotateCw, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { isAbout, isWaiting } from '../../../domain/contacts'
import type { Me } from '../../../domain/people.schema'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { Dialog } from '../../ui/Dialog'
import { toast } from '../../ui/toast'
import { CONTACTS } from '../../words/contacts'
import { AddContacts } from './AddContacts'
import { ContactsNotes, unreadIn } from './ContactsNotes'
import { FoundContacts } from './FoundContacts'
import { OtherContacts } from './OtherContacts'
import type { ContactsState } from './useContacts'
import { WaitingContacts } from './WaitingContacts'

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
  const has = contacts.length > 0
  const shown = contacts.filter((contact) => isAbout(contact, typed))
  return (
    <Dialog
      title={CONTACTS.title}
      width={560}
      onClose={onClose}
      footer={
        has || work ? (
          <>
            {has ? (
              <Button
                tone="quiet"
                icon={<Trash2 className="i" />}
                disabled={work !== null}
                onClick={() => setRemoving(true)}
              >
                {CONTACTS.remove}
              </Button>
            ) : null}
            {/* One button for both actions, so that it keeps the focus. */}
            {work || unreadIn(contacts) < contacts.length ? (
              <Button
                key="go"
                icon={work ? <X className="i" /> : <RotateCw className="i" />}
                onClick={() => (work ? state.cancel() : void state.compare())}
              >
                {work ? CONTACTS.cancel : CONTACTS.again}
              </Button>
            ) : null}
          </>
        ) : null
      }
    >
      <div className="contacts">
        <ContactsNotes {...state} />
        {has ? (
          <input
            type="search"
            className="input"
            aria-label={CONTACTS.search}
            placeholder={CONTACTS.search}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        ) : null}
        {has && shown.length === 0 ? <p className="dim">{CONTACTS.nothing(typed)}</p> : null}
        {shown.length > 0 ? (
          <>
            <FoundContacts
              contacts={shown}
              isAll={typed === '' && work === null && !contacts.some(isWaiting)}
              onFollowed={state.follow}
            />
            <OtherContacts contacts={shown} me={me} onShare={onShare} />
            <WaitingContacts contacts={shown} />
          </>
        ) : null}
        <AddContacts isFirst={!has} isBusy={work !== null} onPick={state.pick} onFile={state.importFile} />
      </div>
      {removing ? (
        <ConfirmDialog
          title={CONTACTS.removeTitle}
          text={CONTACTS.removeText}
          keep={CONTACTS.keep}
          confirm={CONTACTS.confirmRemove}
          onClose={() => setRemoving(false)}
          onConfirm={() => {
            state.remove()
            setRemoving(false)
            setTyped('')
            toast({ text: CONTACTS.removed, tone: 'ok' })
          }}
        />
      ) : null}
    </Dialog>
  )
}
