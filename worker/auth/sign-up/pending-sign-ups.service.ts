/** Sign-up after a verified phone number or Google account: username and age attestation complete it. */

import { PENDING_SIGN_UP_MINUTES } from '../../../domain/auth/auth.limits'
import { AGE_TEXT_VERSION, validateCompleteSignUp } from '../../../domain/auth/sign-in'
import { appError } from '../../../domain/errors/errors'
import {
  addUsernameSuffix,
  createDisplayName,
  deriveUsername,
  normalizeUsername,
} from '../../../domain/people/people'
import type { CompleteSignUp, PendingSignUp } from '../../../domain/people/people.schema'
import { parsePhone } from '../../../domain/people/phone-number'
import { MINUTE_MS } from '../../../domain/time/units'
import { assertAddressAllowed, checkTexts } from '../../content-rules/content-rules.service'
import type { AppDeps } from '../../context'
import { isUsernameAvailable } from '../../people/usernames'
import { createSessionRow } from '../../sessions/new-session'
import { hashToken, makeToken } from '../../tools/token'
import { getAdmission } from './admission.service'
import {
  findPendingSignUp,
  hasPendingSignUp,
  insertAccount,
  insertPendingSignUp,
  type PendingSignUpRow,
} from './pending-sign-ups.repo'
import { createPlaceholderAddress } from './placeholder-address'
import { insertSignUpRequest } from './sign-up-requests.repo'
import { createRequestNotice } from './sign-up-requests.service'

const NAME_TRIES = 5

type ProvenIdentity = { phone: string } | { googleId: string; email: string; name: string }

/**
 * Stores a verified identity until a username is chosen; returns the token for the browser. Throws where the site admits
 * nobody, or asks for an invitation.
 */
export async function startPendingSignUp(
  deps: AppDeps,
  proven: ProvenIdentity,
  invitationHash: string | null,
): Promise<string> {
  const { db, clock } = deps
  await getAdmission(deps, invitationHash)
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

/** The browser that completes a sign-up, with the token of the pending one and of an invitation, if any. */
type CompletingBrowser = { token: string | null; invitationHash: string | null; agent: string | null }

/**
 * Creates the account; returns the token of its first session. Where an admin decides, it creates a request instead, and
 * no session.
 */
export async function completeSignUp(
  deps: AppDeps,
  { token, invitationHash, agent }: CompletingBrowser,
  input: CompleteSignUp,
): Promise<{ session: string | null }> {
  const { db, ids, clock } = deps
  const displayName = input.displayName ?? ''
  const problem = validateCompleteSignUp({ ...input, displayName })
  if (problem) throw problem
  const pendingSignUp = await findByToken(deps, token)
  if (!pendingSignUp) throw appError('auth.sign_up_expired')
  const admission = await getAdmission(deps, invitationHash)
  const username = normalizeUsername(input.username)
  const email = getSignUpEmail(pendingSignUp)
  if (email.isProven) await assertAddressAllowed(deps, email.address)
  await checkTexts(deps, [username, displayName])
  const isFree = () => isUsernameAvailable(deps, username, { email: email.address })
  if (!(await isFree())) throw appError('auth.username_taken', {}, 'username')
  const now = clock.now()
  const shown = createDisplayName({ displayName, username })
  if (admission.mode === 'approval') {
    if (await requestToJoin(deps, pendingSignUp, { username, displayName: shown })) return { session: null }
  } else {
    const session = createSessionRow(deps, ids.make('usr'), agent)
    const names = { username, displayName: shown }
    const account = { pendingSignUp, email, ...names, accountId: ids.make('acc'), session, admission, now }
    if (await insertAccount(db, account)) return { session: session.token }
  }
  if (!(await isFree())) throw appError('auth.username_taken', {}, 'username')
  // Completed in another tab, or the number or address has an account by now.
  throw appError('auth.sign_up_expired')
}

async function requestToJoin(
  deps: AppDeps,
  { phone, googleId, email, tokenHash }: PendingSignUpRow,
  names: { username: string; displayName: string },
): Promise<boolean> {
  const now = deps.clock.now()
  const row = {
    id: deps.ids.make('srq'),
    ...names,
    email,
    phone,
    googleId,
    passwordHash: null,
    ageAttestedAt: now,
    ageTextVersion: AGE_TEXT_VERSION,
    createdAt: now,
    language: deps.language,
  }
  const notice = await createRequestNotice(deps)
  return insertSignUpRequest(deps.db, row, hasPendingSignUp(deps.db, tokenHash, now), notice)
}

async function findByToken(
  { db, clock }: AppDeps,
  token: string | null,
): Promise<PendingSignUpRow | undefined> {
  return token === null ? undefined : findPendingSignUp(db, await hashToken(token), clock.now())
}

function getSignUpEmail({ email }: PendingSignUpRow) {
  return email ? { address: email, isProven: true } : { address: createPlaceholderAddress(), isProven: false }
}

async function suggestUsername(deps: AppDeps, { email, phone }: PendingSignUpRow): Promise<string> {
  const base = deriveUsername({ email: email ?? '', phone })
  for (let tries = 0; tries < NAME_TRIES; tries += 1) {
    const name = tries === 0 && base !== null ? base : addUsernameSuffix(base, deps.ids.random(5))
    if (await isUsernameAvailable(deps, name, { email: email ?? '' })) return name
  }
  return ''
}
