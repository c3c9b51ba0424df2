import { appError } from '../../../domain/errors/errors'
import { AUTH } from '../../../domain/locales/en/account'
import type { SignInMethod } from '../../../domain/people/people.schema'
import { hasPasskeySupport } from '../../api/auth/passkey-device'
import { GoogleButton } from './GoogleButton'
import { PasskeyButton } from './PasskeyButton'

type Props = {
  ways: readonly SignInMethod[]
  /** New users have no passkey yet. */
  isNew: boolean
  /** Whether the return from Google failed. */
  hasFailed: boolean
}

/** The sign-in methods without a form. */
export function OtherSignInMethods({ ways, isNew, hasFailed }: Props) {
  const google = ways.includes('google')
  const passkey = !isNew && ways.includes('passkey') && hasPasskeySupport()
  if (!google && !passkey) return null
  return (
    <>
      <p className="auth-or hint row">{AUTH.or}</p>
      <div className="auth-others stack -m">
        {google ? <GoogleButton failure={hasFailed ? appError('auth.google_failed') : null} /> : null}
        {passkey ? <PasskeyButton /> : null}
      </div>
    </>
  )
}
