import UserRound from 'lucide-react/icons/user-round'
import { promptSignIn } from '../../state/sign-in'
import { Button } from '../../ui/buttons/Button'
import { SETTINGS } from '../../words/settings'

/** Replaces the account sections for visitors. */
export function SignedOutSection() {
  const { title, text, action } = SETTINGS.signedOut
  return (
    <section className="setgroup">
      <h2>{SETTINGS.account}</h2>
      <div className="setlist">
        <div>
          <UserRound className="i" />
          <div className="tx">
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
