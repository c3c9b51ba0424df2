/** Sign-up after a verified phone number or Google account: username and age attestation complete it. */

import { validateCompleteSignUp } from '../../../domain/auth/sign-in'
import { appError } from '../../../domain/errors/errors'
import { PENDING_SIGN_UP_MINUTES } from '../../../domain/limits'
import {
  addUsernameSuffix,
  createDisplayName,
  deriveUsername,
  normalizeUsername,
} from '../../../domain/people/people'
import type { CompleteSignUp, PendingSignUp } from '../../../domain/people/people.schema'
import { MINUTE_MS } from '../../../domain/posts/expiry'
import { isUsernameAvailable } from '../../account/username/usernames'
import type { AppDeps } from '../../context'
import { parsePhone } from '../../messages/phone-number'
import { assertAddressAllowed, checkTexts } from '../../moderation/content-rules.service'
import { createSessionRow } from '../session/new-session'
import { hashToken, makeToken } from '../token'
import {
  findPendingSignUp,
  insertAccount,
  insertPendingSignUp,
  type PendingSignUpRow,
} from './pending-sign-ups.repo'

const NAME_TRIES = 5

type ProvenIdentity = { phone: string } | { googleId: string; email: string; name: string }

/** Stores a verified identity until a username is chosen; returns the token for the browser. */
export async function startPendingSignUp({ db, clock }: AppDeps, proven: ProvenIdentity): Promise<string> {
  const now = clock.now()
  const token = makeToken()
  const expiresAt = now + PENDING_SIGN_UP_MINUTES * MINUTE_MS
  await insertPendingSignUp(db, { tokenHash: await hashToken(token), ...proven, createdAt: now, expiresAt })
  return token
}

/** The pending sign-up of this token with suggested names; null when expired. */
export async function getPendingSignUp(deps: AppDeps, token: string | null): Promise<PendingSignUp> {
  const row = await findByToken(deps, token)
  if (!row) return null
  const { phone, email, name } = row
  const shown = phone ? parsePhone(phone, undefined)?.formatInternational() : email
  return {
    label: shown ?? '',
    username: await suggestUsername(deps, row),
    displayName: createDisplayName({ displayName: name, phone, email: email ?? undefined }),
  }
}

/** Creates the account; returns the token of its first session and the phone number, if any. */
export async function completeSignUp(
  deps: AppDeps,
  token: string | null,
  input: CompleteSignUp,
  agent: string | null,
): Promise<{ session: string; phone: string | null }> {
  const { db, ids, clock } = deps
  const displayName = input.displayName ?? ''
  const problem = validateCompleteSignUp({ ...input, displayName })
  if (problem) throw problem
  const pendingSignUp = await findByToken(deps, token)
  if (!pendingSignUp) throw appError('auth.sign_up_expired')
  const username = normalizeUsername(input.username)
  const email = getSignUpEmail(pendingSignUp)
  if (email.isProven) await assertAddressAllowed(deps, email.address)
  await checkTexts(deps, [username, displayName])
  const isFree = () => isUsernameAvailable(deps, username, { email: email.address })
  if (!(await isFree())) throw appError('auth.username_taken', {}, 'username')
  const now = clock.now()
  const session = createSessionRow(deps, ids.make('usr'), agent)
  const accountId = ids.make('acc')
  const shown = createDisplayName({ displayName, username })
  if (
    await insertAccount(db, { pendingSignUp, email, username, displayName: shown, accountId, session, now })
  )
    return { session: session.token, phone: pendingSignUp.phone }
  if (!(await isFree())) throw appError('auth.username_taken', {}, 'username')
  // Completed in another tab, or the number or address has an account by now.
  throw appError('auth.sign_up_expired')
}

async function findByToken(
  { db, clock }: AppDeps,
  token: string | null,
): Promise<PendingSignUpRow | undefined> {
  return token === null ? undefined : findPendingSignUp(db, await hashToken(token), clock.now())
}

/** Placeholder for a missing address: random, receives no email, and `isEmail` rejects it as input. */
function getSignUpEmail({ email }: PendingSignUpRow) {
  return email
    ? { address: email, isProven: true }
    : { address: `${crypto.randomUUID()}@phone.owlcast.invalid`, isProven: false }
}

async function suggestUsername(deps: AppDeps, { email, phone }: PendingSignUpRow): Promise<string> {
  const base = deriveUsername({ email: email ?? '', phone })
  for (let tries = 0; tries < NAME_TRIES; tries += 1) {
    const name = tries === 0 && base !== null ? base : addUsernameSuffix(base, deps.ids.random(5))
    if (await isUsernameAvailable(deps, name, { email: email ?? '' })) return name
  }
  return ''
}
