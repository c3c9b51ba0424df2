import { useMe, useSession } from '../../api/auth/session.queries'
import { SignOutSection } from '../../features/account/SignOutSection'
import { EmailSection } from '../../features/auth/email/EmailSection'
import { PasskeysSection } from '../../features/auth/passkeys/PasskeysSection'
import { PhoneSection } from '../../features/auth/phone/PhoneSection'
import { SessionsSection } from '../../features/auth/sessions/SessionsSection'
import { AppearanceSection } from '../../features/settings/AppearanceSection'
import { InstallSection } from '../../features/settings/InstallSection'
import { ProfileLink } from '../../features/settings/ProfileLink'
import { SettingsAnchor } from '../../features/settings/SettingsAnchor'
import { SignedOutSection } from '../../features/settings/SignedOutSection'
import { SiteInvitationsSection } from '../../features/site/SiteInvitationsSection'

/** The account's profile and ways to sign in, and how the app looks on this device. */
export function YouSettings() {
  const me = useMe()
  const methods = useSession().data?.signIn.methods ?? []
  return (
    <>
      {me === null ? <SignedOutSection /> : null}
      {me ? (
        <>
          <SettingsAnchor section="profile">
            <ProfileLink me={me} />
          </SettingsAnchor>
          <SettingsAnchor section="email">
            <EmailSection email={me.email} />
          </SettingsAnchor>
          {methods.includes('phone') || me.phone ? (
            <SettingsAnchor section="phone">
              <PhoneSection phone={me.phone} isPaused={me.isPhonePaused} />
            </SettingsAnchor>
          ) : null}
          {methods.includes('passkey') ? (
            <SettingsAnchor section="passkeys">
              <PasskeysSection />
            </SettingsAnchor>
          ) : null}
        </>
      ) : null}
      <SettingsAnchor section="appearance">
        <AppearanceSection />
      </SettingsAnchor>
      <SettingsAnchor section="install">
        <InstallSection />
      </SettingsAnchor>
      {me ? (
        <>
          <SettingsAnchor section="invitations">
            <SiteInvitationsSection />
          </SettingsAnchor>
          <SettingsAnchor section="sessions">
            <SessionsSection />
          </SettingsAnchor>
          <SettingsAnchor section="sign-out">
            <SignOutSection />
          </SettingsAnchor>
        </>
      ) : null}
    </>
  )
}
