import { NotificationsSection } from '../../features/notifications/NotificationsSection'
import { SettingsAnchor } from '../../features/settings/SettingsAnchor'

/** What the user is notified of, where and when. */
export function NotificationsSettings() {
  return (
    <SettingsAnchor section="notifications">
      <NotificationsSection />
    </SettingsAnchor>
  )
}
