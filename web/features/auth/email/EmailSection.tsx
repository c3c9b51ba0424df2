import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { OWN_EMAIL } from '../../../../domain/locales/en/account'
import { Button } from '../../../ui/buttons/Button'
import { EmailDialog } from './EmailDialog'

/** The account's email address in the settings. Users who signed up by phone can add one. */
export function EmailSection({ email }: { email: string | null }) {
  const [open, setOpen] = useState(false)
  return (
    <section className="setgroup">
      <h2>{OWN_EMAIL.title}</h2>
      <div className="settings-list">
        <div className="-stacks">
          <Mail className="icon" />
          <div className="row-text">
            <strong className="ellipsis">{email ?? OWN_EMAIL.none}</strong>
            <small>{email ? OWN_EMAIL.hint : OWN_EMAIL.noneHint}</small>
          </div>
          {email ? null : (
            <Button size="sm" aria-label={OWN_EMAIL.addLabel} onClick={() => setOpen(true)}>
              {OWN_EMAIL.add}
            </Button>
          )}
        </div>
      </div>
      {open ? <EmailDialog onClose={() => setOpen(false)} /> : null}
    </section>
  )
}
