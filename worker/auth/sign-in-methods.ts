/** Sign-in methods this Worker is configured for; the dialog shows no other. */
import { SIGN_IN_METHODS, type SignInMethod } from '../../domain/people/people.schema'
import type { Env } from '../env'
import { createGoogle } from '../tools/google'
import { listSmsProblems } from '../tools/sms'

export function listSignInMethods(env: Env): SignInMethod[] {
  const offered: Record<SignInMethod, boolean> = {
    email: true,
    phone: listSmsProblems(env).length === 0,
    google: createGoogle(env) !== null,
    // Passkeys are bound to a host name and do not work with an IP address.
    passkey: !/^[\d.]+$|^\[/.test(new URL(env.ORIGIN).hostname),
  }
  return SIGN_IN_METHODS.filter((method) => offered[method])
}
