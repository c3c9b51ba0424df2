import { useState } from 'react'
import { OWN_DECISIONS } from '../../../domain/locales/en/moderation'
import { MODERATION, SAFETY } from '../../../domain/locales/en/people'
import { VIEW_TITLES } from '../../../domain/locales/en/shell'
import type { SafetyList } from '../../api/safety/safety.queries'
import { useLinkedDialog } from '../../parts/views/useLinkedDialog'
import { ViewLink } from '../../parts/views/ViewLink'
import { Button, getButtonClass } from '../../ui/buttons/Button'
import { SettingRow } from '../../ui/lists/SettingRow'
import { HeardSharingSetting } from './HeardSharingSetting'
import { OwnDecisionsDialog } from './OwnDecisionsDialog'
import { SafetyListDialog } from './SafetyListDialog'

/**
 * The setting for senders, the blocked and muted people with buttons to end it, and moderators' decisions about the
 * user; for moderators also a link to their queue.
 */
export function SafetySection({ isModerator }: { isModerator: boolean }) {
  const decisions = useLinkedDialog('decisions')
  const [open, setOpen] = useState<SafetyList | null>(null)
  return (
    <section className="setgroup stack">
      <h2>{SAFETY.title}</h2>
      <div className="settings-list">
        <HeardSharingSetting />
        {(['blocks', 'mutes'] as const).map((ties) => {
          const { title, hint } = SAFETY.lists[ties]
          return (
            <SettingRow key={ties} title={title} hint={hint}>
              <Button size="sm" aria-label={SAFETY.showLabel(title)} onClick={() => setOpen(ties)}>
                {SAFETY.show}
              </Button>
            </SettingRow>
          )
        })}
        <SettingRow title={OWN_DECISIONS.title} hint={OWN_DECISIONS.hint}>
          <Button size="sm" aria-label={SAFETY.showLabel(OWN_DECISIONS.title)} onClick={decisions.open}>
            {SAFETY.show}
          </Button>
        </SettingRow>
        {isModerator ? (
          <SettingRow title={VIEW_TITLES.moderation} hint={MODERATION.hint}>
            <ViewLink className={getButtonClass({ size: 'sm' })} view="moderation">
              {MODERATION.open}
            </ViewLink>
          </SettingRow>
        ) : null}
      </div>
      {decisions.isOpen ? <OwnDecisionsDialog onClose={decisions.close} /> : null}
      {open ? <SafetyListDialog listName={open} onClose={() => setOpen(null)} /> : null}
    </section>
  )
}
