import UserRound from 'lucide-react/icons/user-round'
import { SETTINGS } from '../../../domain/locales/en/account'
import { promptSignIn } from '../../state/sign-in'
import { Button } from '../../ui/buttons/Button'

/** Replaces the account sections for visitors. */
export function SignedOutSection() {
  const { title, text, action } = SETTINGS.signedOut
  return (
    <section className="setgroup">
      <h2>{SETTINGS.account}</h2>
      <div className="settings-list">
        <div>
          <UserRound className="icon" />
          <div className="row-text">
            <strong>{title}</strong>
            <small>{text}</small>
          </div>
          <Button tone="primary" size="sm" onClick={() => void promptSignIn()}>
            {action}
          </Button>
        </div>
      </div>
    </section>
  )
}
