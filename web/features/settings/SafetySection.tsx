import Ban from 'lucide-react/icons/ban'
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import VolumeOff from 'lucide-react/icons/volume-off'
import { useState } from 'react'
import { MODERATION, SAFETY } from '../../../domain/locales/en/people'
import { VIEW_TITLES } from '../../../domain/locales/en/shell'
import type { SafetyList } from '../../api/safety.queries'
import { Button, getButtonClass } from '../../ui/buttons/Button'
import { ViewLink } from '../../ui/text/ViewLink'
import { HeardSharingSetting } from './HeardSharingSetting'
import { SafetyListDialog } from './SafetyListDialog'
import { WordsSetting } from './WordsSetting'

const ICONS = { blocks: Ban, mutes: VolumeOff } as const

/** What senders see, and the blocked and muted people with buttons to end it; for moderators also a link to their queue. */
export function SafetySection({ isAdmin }: { isAdmin: boolean }) {
  const [open, setOpen] = useState<SafetyList | null>(null)
  return (
    <section className="setgroup">
      <h2>{SAFETY.title}</h2>
      <div className="settings-list">
        <HeardSharingSetting />
        <WordsSetting />
        {(['blocks', 'mutes'] as const).map((ties) => {
          const Icon = ICONS[ties]
          const { title, hint } = SAFETY.lists[ties]
          return (
            <div key={ties}>
              <Icon className="icon" />
              <div className="row-text">
                <strong>{title}</strong>
                <small>{hint}</small>
              </div>
              <Button size="sm" aria-label={SAFETY.showLabel(title)} onClick={() => setOpen(ties)}>
                {SAFETY.show}
              </Button>
            </div>
          )
        })}
        {isAdmin ? (
          <div>
            <ShieldAlert className="icon" />
            <div className="row-text">
              <strong>{VIEW_TITLES.moderation}</strong>
              <small>{MODERATION.hint}</small>
            </div>
            <ViewLink className={getButtonClass({ size: 'sm' })} view="moderation">
              {MODERATION.open}
            </ViewLink>
          </div>
        ) : null}
      </div>
      {open ? <SafetyListDialog listName={open} onClose={() => setOpen(null)} /> : null}
    </section>
  )
}
