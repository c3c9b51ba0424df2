import { CONTACTS } from '../../../domain/locales/en/people'
import type { Me } from '../../../domain/people/people.schema'
import { lazyDialog } from '../../parts/loading/lazy-dialog'
import { useLinkedDialog } from '../../parts/views/useLinkedDialog'
import { Button } from '../../ui/buttons/Button'
import { SettingRow } from '../../ui/lists/SettingRow'
import { TimeAgo } from '../../ui/text/TimeAgo'
import { DiscoverabilitySettings } from './DiscoverabilitySettings'
import { useContacts } from './useContacts'

const ContactsDialog = lazyDialog(() => import('./ContactsDialog'), 'ContactsDialog')

type Props = { me: Me; onShare: (link: string, title: string) => void }

/**
 * Contact sync in the settings: its status, its dialog and the discoverability switches. `?open=contacts` opens the
 * dialog.
 */
export function ContactsSection({ me, onShare }: Props) {
  const dialog = useLinkedDialog('contacts')
  const state = useContacts(me)
  const { contacts, syncedAt } = state
  const hasContacts = contacts.length > 0
  const matchedCount = contacts.filter(({ person }) => person).length
  const compared = contacts.filter(({ isOnOwlcast }) => isOnOwlcast !== null).length
  return (
    <section className="setgroup stack">
      <h2>{CONTACTS.section}</h2>
      <div className="settings-list">
        <SettingRow
          className="-stacks"
          title={CONTACTS.heading}
          text={
            hasContacts ? (
              <small>
                {syncedAt === null ? (
                  CONTACTS.notSynced
                ) : (
                  <>
                    {CONTACTS.lastSynced} <TimeAgo at={syncedAt} />.
                  </>
                )}{' '}
                {compared > 0 ? CONTACTS.summary(matchedCount, compared) : ''}
              </small>
            ) : (
              <small>{CONTACTS.findHint}</small>
            )
          }
        >
          <Button
            size="sm"
            aria-label={hasContacts ? CONTACTS.openLabel : CONTACTS.startLabel}
            onClick={dialog.open}
          >
            {hasContacts ? CONTACTS.open : CONTACTS.start}
          </Button>
        </SettingRow>
        <DiscoverabilitySettings me={me} />
      </div>
      {dialog.isOpen ? (
        <ContactsDialog me={me} state={state} onShare={onShare} onClose={dialog.close} />
      ) : null}
    </section>
  )
}
