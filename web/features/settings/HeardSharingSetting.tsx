import Ear from 'lucide-react/icons/ear'
import { SAFETY } from '../../../domain/locales/en/people'
import { useHeardSharing, useSetHeardSharing } from '../../api/posts/heard-sharing.queries'
import { getErrorMessage } from '../../api/request-error'
import { SettingsListState } from '../../parts/queries/SettingsListState'
import { Switch } from '../../ui/fields/Switch'
import { showToast } from '../../ui/overlays/toast'

/** Whether senders see what the user heard. A row of a settings list. */
export function HeardSharingSetting() {
  const sharing = useHeardSharing()
  const choose = useSetHeardSharing()
  if (!sharing.data) return <SettingsListState query={sharing} loading={SAFETY.loadingShareHeard} />
  return (
    <div>
      <Ear className="icon" />
      <div className="row-text">
        <Switch
          checked={sharing.data.shared}
          onChange={(shared) =>
            choose.mutate(
              { shared },
              { onError: (failure) => showToast({ text: getErrorMessage(failure), tone: 'bad' }) },
            )
          }
        >
          <strong>{SAFETY.shareHeard}</strong>
          <small>{SAFETY.shareHeardHint}</small>
        </Switch>
      </div>
    </div>
  )
}
