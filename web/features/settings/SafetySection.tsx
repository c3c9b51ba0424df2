import { Ban, VolumeOff } from 'lucide-react'
import { useState } from 'react'
import type { Ties } from '../../api/safety.queries'
import { Button } from '../../ui/Button'
import { SAFETY } from '../../words/safety'
import { TiesDialog } from './TiesDialog'

const ICONS = { blocks: Ban, mutes: VolumeOff } as const

/** Whom one keeps away, for the settings: two lists, and ending it. */
export function SafetySection() {
  const [open, setOpen] = useState<Ties | null>(null)
  return (
    <section className="setgroup">
      <h2>{SAFETY.title}</h2>
      <div className="setlist">
        {(['blocks', 'mutes'] as const).map((ties) => {
          const Icon = ICONS[ties]
          const { title, hint } = SAFETY.lists[ties]
          return (
            <div key={ties}>
              <Icon className="i" />
              <div className="tx">
                <strong>{title}</strong>
                <small>{hint}</small>
              </div>
              <Button size="sm" aria-label={SAFETY.showLabel(title)} onClick={() => setOpen(ties)}>
                {SAFETY.show}
              </Button>
            </div>
          )
        })}
      </div>
      {open ? <TiesDialog ties={open} onClose={() => setOpen(null)} /> : null}
    </section>
  )
}
