import '../features/settings/SettingsList.css'
import { lazy, Suspense } from 'react'
import { useMe } from '../api/session.queries'
import { MicrophoneChoice } from '../features/record/MicrophoneChoice'
import { DeviceSection } from '../features/settings/DeviceSection'
import { SignedOutSection } from '../features/settings/SignedOutSection'
import { SubscriptionSection } from '../features/settings/SubscriptionSection'
import { SETTINGS } from '../words/settings'

const PasskeysSection = lazy(async () => ({
  default: (await import('../features/passkeys/PasskeysSection')).PasskeysSection,
}))
const SessionsSection = lazy(async () => ({
  default: (await import('../features/sessions/SessionsSection')).SessionsSection,
}))

/** All settings, a section each: those of the account where one is open, and those of this device. */
export function SettingsScreen() {
  const me = useMe()
  return (
    <div className="page">
      <header className="only-desk">
        <h1>{SETTINGS.title}</h1>
      </header>
      {me === null ? <SignedOutSection /> : null}
      {me ? <SubscriptionSection me={me} /> : null}
      <DeviceSection microphone={<MicrophoneChoice />} />
      {me ? (
        <Suspense fallback={null}>
          <PasskeysSection />
          <SessionsSection />
        </Suspense>
      ) : null}
    </div>
  )
}
