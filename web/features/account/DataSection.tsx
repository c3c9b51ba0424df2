import { ACCOUNT_DATA } from '../../../domain/locales/en/account'
import type { Me } from '../../../domain/people/people.schema'
import { ImportData } from './archive/ImportData'
import { ExportData } from './ExportData'

/** The user's data in the settings: all of it as a file, and such a file brought in. */
export function DataSection({ me }: { me: Me }) {
  return (
    <section className="setgroup stack">
      <h2>{ACCOUNT_DATA.title}</h2>
      <div className="settings-list">
        <ExportData />
        <ImportData me={me} />
      </div>
    </section>
  )
}
