import Podcast from 'lucide-react/icons/podcast'
import { useState } from 'react'
import { IMPORTS } from '../../../domain/locales/en/imports'
import { Button } from '../../ui/buttons/Button'
import { ImportsDialog } from './ImportsDialog'

/** The row of the settings that opens the imports of podcasts. */
export function PodcastImportSetting() {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="setgroup">
      <h2>{IMPORTS.section}</h2>
      <div className="settings-list">
        <div className="-stacks">
          <Podcast className="icon" />
          <div className="row-text">
            <strong>{IMPORTS.title}</strong>
            <small>{IMPORTS.hint}</small>
          </div>
          <Button size="sm" onClick={() => setOpen(true)}>
            {IMPORTS.start}
          </Button>
        </div>
      </div>
      {isOpen ? <ImportsDialog onClose={() => setOpen(false)} /> : null}
    </section>
  )
}
