/** Sign-in methods this Worker is configured for; the dialog shows no other. */
import { SIGN_IN_WAYS, type SignInWay } from '../../domain/people.schema'
import type { Env } from '../env'
import { googleOf } from '../tools/google'
import { smsProblems } from '../tools/sms'

export function waysOf(env: Env): SignInWay[] {
  const offered: Record<SignInWay, boolean> = {
    email: true,
    phone: smsProblems(env).length === 0,
    google: googleOf(env) !== null,
    // Passkeys are bound to a host name and do not work with an IP address.
    passkey: !/^[\d.]+$|^\[/.test(new URL(env.ORIGIN).hostname),
  }
  return SIGN_IN_WAYS.filter((way) => offered[way])
}
