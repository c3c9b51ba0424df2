import type { Me } from '../../../domain/people/people.schema'
import { isModerator } from '../../../domain/people/roles'
import { ContactsSection } from '../../features/contacts/ContactsSection'
import { SafetySection } from '../../features/settings/SafetySection'
import { SettingsAnchor } from '../../features/settings/SettingsAnchor'
import { useShare } from '../../parts/posts/useShare'

/** Who finds and reaches the user, what others see, and moderators' decisions. */
export function SafetySettings({ me }: { me: Me }) {
  const { shareAt, shareDialog } = useShare()
  return (
    <>
      <SettingsAnchor section="contacts">
        <ContactsSection key={me.id} me={me} onShare={shareAt} />
      </SettingsAnchor>
      <SettingsAnchor section="safety">
        <SafetySection isModerator={isModerator(me.role)} />
      </SettingsAnchor>
      {shareDialog}
    </>
  )
}
