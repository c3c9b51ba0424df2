import '../ui/text/Page.css'
import '../features/settings/SettingsList.css'
import { SETTINGS } from '../../domain/locales/en/account'
import { isModerator } from '../../domain/people/roles'
import { useMe, useSession } from '../api/auth/session.queries'
import { showDeletedScreen } from '../features/account/show-deleted-screen'
import { LibrarySection } from '../features/library/LibrarySection'
import { NotificationsSection } from '../features/notifications/NotificationsSection'
import { MicrophoneChoice } from '../features/record/MicrophoneChoice'
import { DeviceSection } from '../features/settings/DeviceSection'
import { InstallSection } from '../features/settings/InstallSection'
import { SignedOutSection } from '../features/settings/SignedOutSection'
import { SubscriptionSection } from '../features/settings/SubscriptionSection'
import { useShare } from '../parts/posts/useShare'
import { LazyPart } from '../ui/states/LazyPart'
import { lazyPart } from '../ui/states/lazy-part'

const ContactsSection = lazyPart(() => import('../features/contacts/ContactsSection'), 'ContactsSection')
const EarningsSection = lazyPart(() => import('../features/earnings/EarningsSection'), 'EarningsSection')
const EmailSection = lazyPart(() => import('../features/auth/email/EmailSection'), 'EmailSection')
const PhoneSection = lazyPart(() => import('../features/auth/phone/PhoneSection'), 'PhoneSection')
const PasskeysSection = lazyPart(() => import('../features/auth/passkeys/PasskeysSection'), 'PasskeysSection')
const SessionsSection = lazyPart(() => import('../features/auth/sessions/SessionsSection'), 'SessionsSection')
const PrivateFeedsSection = lazyPart(
  () => import('../features/syndication/PrivateFeedsSection'),
  'PrivateFeedsSection',
)
const AccessTokensSection = lazyPart(
  () => import('../features/developers/AccessTokensSection'),
  'AccessTokensSection',
)
const WebhooksSection = lazyPart(() => import('../features/developers/WebhooksSection'), 'WebhooksSection')

const SafetySection = lazyPart(() => import('../features/settings/SafetySection'), 'SafetySection')
const SiteInvitationsSection = lazyPart(
  () => import('../features/site/SiteInvitationsSection'),
  'SiteInvitationsSection',
)
const PodcastImportSetting = lazyPart(
  () => import('../features/imports/PodcastImportSetting'),
  'PodcastImportSetting',
)
const DataSection = lazyPart(() => import('../features/account/DataSection'), 'DataSection')

/** All settings, one section each: those of the account if signed in, and those of this device. */
export function SettingsScreen() {
  const me = useMe()
  const { shareAt, shareDialog } = useShare()
  const methods = useSession().data?.signIn.methods ?? []
  return (
    <div className="page">
      <header className="only-desk">
        <h1>{SETTINGS.title}</h1>
      </header>
      {me === null ? <SignedOutSection /> : null}
      {me ? <NotificationsSection /> : null}
      {me ? <SubscriptionSection me={me} /> : null}
      {/* Only Pro sets prices; what was sold with it stays listed. */}
      {me && me.proExpiresAt !== null ? (
        <LazyPart>
          <EarningsSection key={me.id} />
        </LazyPart>
      ) : null}
      {me ? (
        <LazyPart>
          <ContactsSection key={me.id} me={me} onShare={shareAt} />
        </LazyPart>
      ) : null}
      <LibrarySection isAdmin={me?.role === 'admin'} />
      <DeviceSection microphone={<MicrophoneChoice />} />
      <InstallSection />
      {me ? (
        <LazyPart>
          <EmailSection email={me.email} />
          {methods.includes('phone') || me.phone ? (
            <PhoneSection phone={me.phone} isPaused={me.isPhonePaused} />
          ) : null}
          {methods.includes('passkey') ? <PasskeysSection /> : null}
          <SessionsSection />
          <PrivateFeedsSection />
          <AccessTokensSection />
          <WebhooksSection />
          <SiteInvitationsSection />
          <SafetySection isModerator={isModerator(me.role)} />
          <PodcastImportSetting />
          <DataSection me={me} onDeleted={(receipt) => void showDeletedScreen(me.id, receipt)} />
        </LazyPart>
      ) : null}
      {shareDialog}
    </div>
  )
}
