import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { OWN_EMAIL } from '../../../../domain/locales/en/account'
import { formatEmail } from '../../../../domain/people/email'
import { Button } from '../../../ui/buttons/Button'
import { SettingRow } from '../../../ui/lists/SettingRow'
import { EmailDialog } from './EmailDialog'

/** The account's email address in the settings. Users who signed up by phone can add one. */
export function EmailSection({ email }: { email: string | null }) {
  const [open, setOpen] = useState(false)
  return (
    <section className="setgroup">
      <h2>{OWN_EMAIL.title}</h2>
      <div className="settings-list">
        <SettingRow
          className="-stacks"
          icon={Mail}
          title={email === null ? OWN_EMAIL.none : formatEmail(email)}
          titleProps={{ className: 'ellipsis' }}
          hint={email ? OWN_EMAIL.hint : OWN_EMAIL.noneHint}
        >
          {email ? null : (
            <Button size="sm" aria-label={OWN_EMAIL.addLabel} onClick={() => setOpen(true)}>
              {OWN_EMAIL.add}
            </Button>
          )}
        </SettingRow>
      </div>
      {open ? <EmailDialog onClose={() => setOpen(false)} /> : null}
    </section>
  )
}
