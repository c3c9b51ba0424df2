import type { Me } from '../../../domain/people/people.schema'
import { BotSetting } from '../../features/account/BotSetting'
import { DataSection } from '../../features/account/DataSection'
import { DeleteSection } from '../../features/account/DeleteSection'
import { showDeletedScreen } from '../../features/account/show-deleted-screen'
import { AccessTokensSection } from '../../features/developers/AccessTokensSection'
import { WebhooksSection } from '../../features/developers/WebhooksSection'
import { PodcastImportSetting } from '../../features/imports/PodcastImportSetting'
import { SettingsAnchor } from '../../features/settings/SettingsAnchor'
import { PrivateFeedsSection } from '../../features/syndication/PrivateFeedsSection'

/** The user's data in and out of the app, what programs may do with it, and the end of the account. */
export function DataSettings({ me }: { me: Me }) {
  return (
    <>
      <SettingsAnchor section="data">
        <DataSection me={me} />
      </SettingsAnchor>
      <SettingsAnchor section="imports">
        <PodcastImportSetting />
      </SettingsAnchor>
      <SettingsAnchor section="feeds">
        <PrivateFeedsSection />
      </SettingsAnchor>
      <SettingsAnchor section="tokens">
        <AccessTokensSection />
      </SettingsAnchor>
      <SettingsAnchor section="webhooks">
        <WebhooksSection />
      </SettingsAnchor>
      <SettingsAnchor section="bot">
        <div className="settings-list">
          <BotSetting me={me} />
        </div>
      </SettingsAnchor>
      <SettingsAnchor section="delete">
        <DeleteSection me={me} onDeleted={(receipt) => void showDeletedScreen(me.id, receipt)} />
      </SettingsAnchor>
    </>
  )
}
