/** Profiles are created automatically: every user has one after signing in (spec §3). */
import { canReadPrivate } from '../../domain/access-tokens/access-tokens'
import { appError } from '../../domain/errors/errors'
import { isEmail } from '../../domain/people/email'
import { createDisplayName, deriveUsername } from '../../domain/people/people'
import type { Me } from '../../domain/people/people.schema'
import type { AppDeps } from '../context'
import type { SessionUser } from '../session-user'
import { addProfile, hasProfile } from './people.repo'
import { isUsernameOfDeletedUser } from './reserved-usernames'

const NAME_TRIES = 5

/**
 * Creates a missing profile, after sign-up through Google or phone. A taken or reserved username gets a random suffix; concurrent
 * sign-ins end with one profile. Age stays unattested until the user attests it.
 */
export async function ensureProfile(
  deps: AppDeps,
  person: { id: string; name: string; email: string; phone?: string | null },
): Promise<void> {
  const { db, ids, clock } = deps
  if (await hasProfile(db, person.id)) return
  const { email, phone } = person
  const base = deriveUsername({ email, phone })
  const displayName = createDisplayName({ displayName: person.name, email, phone })
  for (let tries = 0; tries < NAME_TRIES; tries++) {
    const username = tries === 0 && base ? base : `${(base ?? 'user').slice(0, 24)}_${ids.random(5)}`
    if (await isUsernameOfDeletedUser(deps, username)) continue
    if (await addProfile(db, { id: person.id, username, displayName, email, now: clock.now() })) return
  }
  throw appError('auth.account_failed')
}

/** The user's own account as a DTO. Its addresses are read with the scope of private content, as those of others are. */
export function toMe(viewer: SessionUser): Me {
  const {
    id,
    username,
    displayName,
    email,
    phone,
    avatarColor,
    proExpiresAt,
    role,
    createdAt,
    suspendedUntil,
  } = viewer
  const showsAddresses = canReadPrivate(viewer.scopes)
  return {
    id,
    username,
    displayName,
    // Phone-only accounts have a placeholder address, which is never shown.
    email: showsAddresses && isEmail(email) ? email : null,
    phone: showsAddresses ? phone : null,
    isPhonePaused: viewer.isPhonePaused,
    avatarUrl: viewer.avatarMediaId && `/media/${viewer.avatarMediaId}`,
    avatarColor,
    isPro: viewer.plan === 'pro',
    isBot: viewer.isBot,
    fediverseAddress: viewer.fediverseAddress,
    proExpiresAt,
    suspendedUntil,
    ageAttested: viewer.adult,
    role,
    createdAt,
  }
}
