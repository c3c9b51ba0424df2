import Captions from 'lucide-react/icons/captions'
import { WORDS_CHOICE } from '../../../domain/locales/en/transcripts'
import { getErrorMessage } from '../../api/request-error'
import { useSetTranscriptSettings, useTranscriptSettings } from '../../api/transcripts/transcripts.queries'
import { SettingsListState } from '../../parts/queries/SettingsListState'
import { Switch } from '../../ui/fields/Switch'
import { showToast } from '../../ui/overlays/toast'

/** Whether new public posts get words. A row of a settings list. */
export function WordsSetting() {
  const settings = useTranscriptSettings()
  const choose = useSetTranscriptSettings()
  if (!settings.data) return <SettingsListState query={settings} loading={WORDS_CHOICE.loadingSetting} />
  return (
    <div>
      <Captions className="icon" />
      <div className="row-text">
        <Switch
          checked={settings.data.enabled}
          onChange={(enabled) =>
            choose.mutate(
              { enabled },
              { onError: (failure) => showToast({ text: getErrorMessage(failure), tone: 'bad' }) },
            )
          }
        >
          <strong>{WORDS_CHOICE.setting}</strong>
          <small>{WORDS_CHOICE.settingHint}</small>
        </Switch>
      </div>
    </div>
  )
}
