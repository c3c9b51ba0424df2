import { FOUND_BY } from '../../../domain/locales/en/people'
import type { Me } from '../../../domain/people/people.schema'
import { DISCOVERABILITY } from '../../api/contacts/contacts.queries'
import { useSetting } from '../../api/useSetting'
import { showErrorToast } from '../../parts/loading/error-toast'
import { SettingsListState } from '../../parts/loading/SettingsListState'
import { SwitchRow } from '../../ui/lists/SwitchRow'

/** By what the user can be found: nothing until it is switched on. Rows of a settings list. */
export function DiscoverabilitySettings({ me: { email, phone } }: { me: Me }) {
  const { query, change } = useSetting(DISCOVERABILITY, showErrorToast)
  const { data } = query
  if (!data) return <SettingsListState query={query} loading={FOUND_BY.loading} />
  return (
    <>
      <SwitchRow
        title={FOUND_BY.email}
        hint={email === null ? FOUND_BY.noEmail : FOUND_BY.hint}
        checked={data.byEmail}
        // Can be switched off even after the address was removed.
        disabled={email === null && !data.byEmail}
        onChange={(byEmail) => change({ byEmail })}
      />
      <SwitchRow
        title={FOUND_BY.phone}
        hint={phone === null ? FOUND_BY.noPhone : FOUND_BY.hint}
        checked={data.byPhone}
        disabled={phone === null && !data.byPhone}
        onChange={(byPhone) => change({ byPhone })}
      />
    </>
  )
}
