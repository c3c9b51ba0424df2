import { useMe } from '../../api/auth/session.queries'
import { LibrarySection } from '../../features/library/LibrarySection'
import { MicrophoneChoice } from '../../features/record/MicrophoneChoice'
import { ListeningSection } from '../../features/settings/ListeningSection'
import { RecordingSection } from '../../features/settings/RecordingSection'
import { SettingsAnchor } from '../../features/settings/SettingsAnchor'
import { ShortcutsSection } from '../../features/settings/ShortcutsSection'
import { WordsSetting } from '../../features/settings/WordsSetting'
import { canIntroduce } from '../../state/device-settings'

/** How this device plays and records. */
export function SoundSettings() {
  const me = useMe()
  return (
    <>
      <SettingsAnchor section="listening">
        <ListeningSection canIntroduce={canIntroduce()} />
      </SettingsAnchor>
      <SettingsAnchor section="recording">
        <RecordingSection microphone={<MicrophoneChoice />}>{me ? <WordsSetting /> : null}</RecordingSection>
      </SettingsAnchor>
      <SettingsAnchor section="library">
        <LibrarySection isAdmin={me?.role === 'admin'} />
      </SettingsAnchor>
      <SettingsAnchor section="shortcuts">
        <ShortcutsSection />
      </SettingsAnchor>
    </>
  )
}
