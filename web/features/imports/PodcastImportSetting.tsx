import { useState } from 'react'
import { IMPORTS } from '../../../domain/locales/en/imports'
import { Button } from '../../ui/buttons/Button'
import { SettingRow } from '../../ui/lists/SettingRow'
import { ImportsDialog } from './ImportsDialog'

/** The row of the settings that opens the imports of podcasts. */
export function PodcastImportSetting() {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="setgroup stack">
      <h2>{IMPORTS.section}</h2>
      <div className="settings-list">
        <SettingRow className="-stacks" title={IMPORTS.title} hint={IMPORTS.hint}>
          <Button size="sm" onClick={() => setOpen(true)}>
            {IMPORTS.start}
          </Button>
        </SettingRow>
      </div>
      {isOpen ? <ImportsDialog onClose={() => setOpen(false)} /> : null}
    </section>
  )
}
