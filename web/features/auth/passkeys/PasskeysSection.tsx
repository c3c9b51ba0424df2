import { useRef } from 'react'
import { parseUserAgent } from '../../../../domain/auth/user-agent'
import { PASSKEYS, SESSIONS } from '../../../../domain/locales/en/account'
import { hasPasskeySupport } from '../../../api/auth/passkey-device'
import { useAddPasskey, usePasskeys } from '../../../api/auth/passkeys.queries'
import { useSuspension } from '../../../api/auth/suspension'
import { showErrorToast } from '../../../parts/loading/error-toast'
import { SettingsListState } from '../../../parts/loading/SettingsListState'
import { Button } from '../../../ui/buttons/Button'
import { SettingRow } from '../../../ui/lists/SettingRow'
import { showToast } from '../../../ui/overlays/toast'
import { PasskeyRow } from './PasskeyRow'

/** The user's passkeys in the settings, with a button to add one; the server lets nobody who is suspended. */
export function PasskeysSection() {
  const passkeys = usePasskeys()
  const add = useAddPasskey()
  const isAllowed = useSuspension() === null
  const making = useRef(false)
  /** Named after browser and system until the user renames it. */
  function make() {
    // A double click would create two: the device would keep one and the server the other.
    if (making.current) return
    making.current = true
    const { browser, system } = parseUserAgent(navigator.userAgent)
    add.mutate(SESSIONS.device(browser, system), {
      onSuccess: () => showToast({ text: PASSKEYS.added, tone: 'ok' }),
      onError: showErrorToast,
      onSettled: () => {
        making.current = false
      },
    })
  }
  if (!isAllowed && passkeys.data?.length === 0) return null
  return (
    <section className="setgroup stack">
      <h2>{PASSKEYS.title}</h2>
      <div className="settings-list">
        <SettingsListState query={passkeys} loading={PASSKEYS.loading} />
        {passkeys.data?.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
        {isAllowed ? (
          <SettingRow
            className="-stacks"
            title={PASSKEYS.withoutPassword}
            hint={hasPasskeySupport() ? PASSKEYS.hint : PASSKEYS.unsupported}
          >
            {hasPasskeySupport() ? (
              <Button size="sm" busy={add.isPending} onClick={make}>
                {PASSKEYS.add}
              </Button>
            ) : null}
          </SettingRow>
        ) : null}
      </div>
    </section>
  )
}
