/** The ways to sign in that this Worker is set up for; the dialog shows no other. */
import type { SignInWay } from '../../domain/people.schema'
import type { Env } from '../env'
import { smsProblems } from '../tools/sms'

export function waysOf(env: Env): SignInWay[] {
  return smsProblems(env).length === 0 ? ['email', 'phone'] : ['email']
}
