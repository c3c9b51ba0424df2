import { Suspense, useState } from 'react'
import { ARCHIVE_IMPORT } from '../../../../domain/locales/en/imports'
import type { Me } from '../../../../domain/people/people.schema'
import { Button } from '../../../ui/buttons/Button'
import { SettingRow } from '../../../ui/lists/SettingRow'
import { lazyPart } from '../../../ui/states/lazy-part'

const ImportDialog = lazyPart(() => import('./ImportDialog'), 'ImportDialog')

/** The row of the settings that opens the import of an export. */
export function ImportData({ me }: { me: Me }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingRow className="-stacks" title={ARCHIVE_IMPORT.title} hint={ARCHIVE_IMPORT.hint}>
      <Button size="sm" onClick={() => setOpen(true)}>
        {ARCHIVE_IMPORT.open}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ImportDialog me={me} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </SettingRow>
  )
}
