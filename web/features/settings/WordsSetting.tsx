import { WORDS_CHOICE } from '../../../domain/locales/en/transcripts'
import { TRANSCRIPT_SETTINGS } from '../../api/transcripts/transcript-settings.queries'
import { useSetting } from '../../api/useSetting'
import { showErrorToast } from '../../parts/loading/error-toast'
import { SettingsListState } from '../../parts/loading/SettingsListState'
import { SwitchRow } from '../../ui/lists/SwitchRow'

/** Whether new public posts get words. A row of a settings list. */
export function WordsSetting() {
  const { query, change } = useSetting(TRANSCRIPT_SETTINGS, showErrorToast)
  if (!query.data) return <SettingsListState query={query} loading={WORDS_CHOICE.loadingSetting} />
  return (
    <SwitchRow
      title={WORDS_CHOICE.setting}
      hint={WORDS_CHOICE.settingHint}
      checked={query.data.enabled}
      onChange={(enabled) => change({ enabled })}
    />
  )
}
