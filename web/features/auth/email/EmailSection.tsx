import { useState } from 'react'
import { OWN_EMAIL } from '../../../../domain/locales/en/account'
import { formatEmail } from '../../../../domain/people/email'
import { useOwnEmailState, useRetryOwnEmail } from '../../../api/auth/own-email.queries'
import { showErrorToast } from '../../../parts/loading/error-toast'
import { Button } from '../../../ui/buttons/Button'
import { SettingRow } from '../../../ui/lists/SettingRow'
import { showToast } from '../../../ui/overlays/toast'
import { EmailDialog } from './EmailDialog'

/**
 * The account's email address in the settings, and whether emails reach it. Users who signed up by phone can add one.
 */
export function EmailSection({ email }: { email: string | null }) {
  const [open, setOpen] = useState(false)
  const isRefused = useOwnEmailState(email).data?.isRefused ?? false
  return (
    <section className="setgroup stack">
      <h2>{OWN_EMAIL.title}</h2>
      <div className="settings-list">
        <SettingRow
          className="-stacks"
          title={email === null ? OWN_EMAIL.none : formatEmail(email)}
          hint={isRefused ? OWN_EMAIL.refused : email ? OWN_EMAIL.hint : OWN_EMAIL.noneHint}
        >
          {email ? null : (
            <Button size="sm" aria-label={OWN_EMAIL.addLabel} onClick={() => setOpen(true)}>
              {OWN_EMAIL.add}
            </Button>
          )}
          {isRefused ? <RetryButton /> : null}
        </SettingRow>
      </div>
      {open ? <EmailDialog onClose={() => setOpen(false)} /> : null}
    </section>
  )
}

function RetryButton() {
  const retry = useRetryOwnEmail()
  return (
    <Button
      size="sm"
      aria-label={OWN_EMAIL.retryLabel}
      busy={retry.isPending}
      onClick={() =>
        retry.mutate(undefined, {
          onSuccess: () => showToast({ text: OWN_EMAIL.retried, tone: 'ok' }),
          onError: showErrorToast,
        })
      }
    >
      {OWN_EMAIL.retry}
    </Button>
  )
}
