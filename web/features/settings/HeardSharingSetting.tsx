import { SAFETY } from '../../../domain/locales/en/people'
import { HEARD_SHARING } from '../../api/posts/heard-sharing.queries'
import { useSetting } from '../../api/useSetting'
import { showErrorToast } from '../../parts/loading/error-toast'
import { SettingsListState } from '../../parts/loading/SettingsListState'
import { SwitchRow } from '../../ui/lists/SwitchRow'

/** Whether senders see what the user heard. A row of a settings list. */
export function HeardSharingSetting() {
  const { query, change } = useSetting(HEARD_SHARING, showErrorToast)
  if (!query.data) return <SettingsListState query={query} loading={SAFETY.loadingShareHeard} />
  return (
    <SwitchRow
      title={SAFETY.shareHeard}
      hint={SAFETY.shareHeardHint}
      checked={query.data.shared}
      onChange={(shared) => change({ shared })}
    />
  )
}
