/** Passkey sign-in: the device knows the account, so no username is typed or revealed. */
import { fail } from '../../domain/errors'
import type { PasskeyOptions, UsedPasskey } from '../../domain/passkeys.schema'
import { newSession } from '../auth/new-session'
import type { Tools } from '../context'
import { ask, hostOf, judgeUse, TIMEOUT_MS } from './ceremony'
import { noteUse, passkeyBy } from './passkeys.repo'
import { handleOf } from './passkeys.service'

/** WebAuthn options for signing in: the same for all users. */
export async function optionsToSignIn(tools: Tools, browser: string): Promise<PasskeyOptions> {
  return {
    challenge: await ask(tools, { browser, userId: null }),
    rpId: hostOf(tools.env),
    timeout: TIMEOUT_MS,
    userVerification: 'preferred',
  }
}

/** Signs the passkey's owner in; returns the session token. */
export async function signInWith(
  tools: Tools,
  passkey: UsedPasskey,
  { browser, agent }: { browser: string; agent: string | null },
): Promise<string> {
  const { db, clock } = tools
  const known = await passkeyBy(db, passkey.id)
  if (!known) throw fail('passkey.unknown')
  const counter = await judgeUse(tools, passkey, known, { browser, userId: null })
  if (passkey.userHandle !== handleOf(known.userId)) throw fail('passkey.refused')
  if (!(await noteUse(db, known.id, counter, clock.now()))) throw fail('passkey.refused')
  return newSession(tools, known.userId, agent)
}
