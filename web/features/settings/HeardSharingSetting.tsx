import Ear from 'lucide-react/icons/ear'
import { SAFETY } from '../../../domain/locales/en/people'
import { HEARD_SHARING } from '../../api/posts/heard-sharing.queries'
import { useSetting } from '../../api/useSetting'
import { showErrorToast } from '../../parts/queries/error-toast'
import { SettingsListState } from '../../parts/queries/SettingsListState'
import { Switch } from '../../ui/fields/Switch'

/** Whether senders see what the user heard. A row of a settings list. */
export function HeardSharingSetting() {
  const { query, change } = useSetting(HEARD_SHARING, showErrorToast)
  if (!query.data) return <SettingsListState query={query} loading={SAFETY.loadingShareHeard} />
  return (
    <div>
      <Ear className="icon" />
      <div className="row-text">
        <Switch checked={query.data.shared} onChange={(shared) => change({ shared })}>
          <strong>{SAFETY.shareHeard}</strong>
          <small>{SAFETY.shareHeardHint}</small>
        </Switch>
      </div>
    </div>
  )
}
