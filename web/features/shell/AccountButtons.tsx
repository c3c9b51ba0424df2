import LogIn from 'lucide-react/icons/log-in'
import LogOut from 'lucide-react/icons/log-out'
import Sparkles from 'lucide-react/icons/sparkles'
import { SHELL } from '../../../domain/locales/en/shell'
import { isProAdvertised } from '../../../domain/people/roles'
import { closeOverlay, openOverlay } from '../../state/overlays'
import { promptSignIn } from '../../state/sign-in'
import type { Account } from './account'

/** The last items of a menu: Sign In for visitors; Upgrade (where Pro is advertised) and Sign Out for members. */
export function AccountButtons({ account, className }: { account: Account; className?: string }) {
  if (account.me === undefined) return null
  if (account.me === null)
    return (
      <button
        type="button"
        className={className && `${className} sign-in`}
        onClick={() => {
          closeOverlay('menu')
          promptSignIn()
        }}
      >
        <LogIn className="icon flip" />
        <span className="label">{SHELL.signIn}</span>
      </button>
    )
  return (
    <>
      {isProAdvertised(account.me) ? (
        <button
          type="button"
          className={className}
          onClick={() => {
            closeOverlay('menu')
            openOverlay('pro')
          }}
        >
          <Sparkles className="icon" />
          <span className="label">{SHELL.upgrade}</span>
          <span className="price hint">{SHELL.upgradePrice}</span>
        </button>
      ) : null}
      <button
        type="button"
        className={className}
        onClick={() => {
          closeOverlay('menu')
          account.signOut()
        }}
      >
        <LogOut className="icon flip" />
        <span className="label">{SHELL.signOut}</span>
      </button>
    </>
  )
}
