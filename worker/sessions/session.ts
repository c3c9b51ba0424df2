/** User of a request, by session or access token. One query joins it with account and profile; anonymous requests run none. */

import { and, eq, gt, notExists, sql } from 'drizzle-orm'
import { SESSION_IDLE_DAYS } from '../../domain/auth/auth.limits'
import { getActivePlan } from '../../domain/billing/plans'
import { isSuspended } from '../../domain/moderation/moderation'
import { DAY_MS } from '../../domain/time/units'
import { type AppContext, getDeps } from '../context'
import { accountDeletions } from '../database/tables/account-deletion.table'
import { sessions, users } from '../database/tables/auth.table'
import { profiles } from '../database/tables/people.table'
import { readBearerToken } from '../http/bearer'
import { clearCookie, clearGrants, readSignedCookie, writeSignedCookie } from '../http/cookies'
import { hasRestrictions } from '../people/block-filter'
import { listVerifiedAddresses } from '../people/verified-addresses'
import type { SessionUser } from '../session-user'
import { authenticateToken } from './authenticate-token'
import { trustDevice } from './trusted-device'

/** A session ends at the latest after this time. */
export const SESSION_MAX_DAYS = 30
/** A used session is extended once a day, not on every request. */
const SESSION_ROLL_DAYS = 1

/** The user of a request, or null; read once per request. */
export function findSessionUser(c: AppContext): Promise<SessionUser | null> {
  const known = c.get('user')
  if (known) return known
  const loading = readSessionUser(c)
  c.set('user', loading)
  return loading
}

async function readSessionUser(c: AppContext): Promise<SessionUser | null> {
  const bearer = readBearerToken(c)
  return bearer === null ? readCookieUser(c) : readTokenUser(c, bearer)
}

/** Tokens act as a member: none has a moderator's rights. */
async function readTokenUser(c: AppContext, bearer: string): Promise<SessionUser> {
  const deps = getDeps(c)
  const { token, ...owner } = await authenticateToken(deps, bearer)
  const { id, scopes, createdAt, expiresAt } = token
  return {
    ...toSessionUser(owner, deps.clock.now()),
    sessionId: id,
    sessionTimes: { createdAt, updatedAt: createdAt, expiresAt, provedAt: createdAt },
    scopes,
    role: 'member',
  }
}

async function readCookieUser(c: AppContext): Promise<SessionUser | null> {
  const token = await readSignedCookie(c, 'session')
  if (!token) return null
  const { db, clock } = getDeps(c)
  const now = clock.now()
  // Excludes sessions that were opened while the account was being deleted.
  const deletion = db
    .select({ one: sql`1` })
    .from(accountDeletions)
    .where(eq(accountDeletions.userId, sessions.userId))
  const [row] = await db
    .select({
      session: sessions,
      user: users,
      profile: profiles,
      keepsAway: hasRestrictions(sessions.userId),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, new Date(now)), notExists(deletion)))
  if (!row) return null
  const { session, ...owner } = row
  return {
    ...toSessionUser(owner, now),
    sessionId: session.id,
    sessionTimes: {
      createdAt: session.createdAt.getTime(),
      updatedAt: session.updatedAt.getTime(),
      expiresAt: session.expiresAt.getTime(),
      provedAt: session.provedAt ?? session.createdAt.getTime(),
    },
    scopes: null,
  }
}

type AccountRow = {
  user: typeof users.$inferSelect
  profile: typeof profiles.$inferSelect
  /** 0 without blocks and mutes. */
  keepsAway: number
}

function toSessionUser(
  { user, profile, keepsAway }: AccountRow,
  now: number,
): Omit<SessionUser, 'sessionId' | 'sessionTimes' | 'scopes'> {
  return {
    id: profile.id,
    username: profile.username,
    displayName: profile.displayName,
    email: user.email,
    emailVerified: user.emailVerified,
    phone: user.phoneNumber,
    isPhonePaused: user.phonePausedAt !== null,
    language: user.language,
    addresses: listVerifiedAddresses(user),
    avatarColor: profile.avatarColor,
    avatarMediaId: profile.avatarMediaId,
    plan: getActivePlan(profile.proExpiresAt, now),
    proExpiresAt: profile.proExpiresAt,
    role: isSuspended(profile.suspendedUntil, now) ? 'member' : profile.role,
    adult: profile.ageAttestedAt !== null,
    isBot: profile.isBot,
    fediverseAddress: profile.fediverseAddress,
    suspendedUntil: profile.suspendedUntil,
    hasBlocks: keepsAway !== 0,
    createdAt: profile.createdAt,
  }
}

/** Sets the session cookie, which is not sent with cross-site writes. */
export async function setSessionCookie(c: AppContext, token: string, lifeMs: number): Promise<void> {
  await writeSignedCookie(c, 'session', token, Math.floor(lifeMs / 1000))
}

/** Deletes the session row, so copies of the cookie are useless. */
export async function deleteSession(c: AppContext, viewer: SessionUser): Promise<void> {
  await getDeps(c).db.delete(sessions).where(eq(sessions.id, viewer.sessionId))
}

/** Deletes the session cookie. */
export function clearSessionCookie(c: AppContext): void {
  clearCookie(c, 'session')
}

/**
 * Whether the session of this browser was ended elsewhere. Access its user gained by links ends then, as if they had
 * signed out here.
 */
export async function hasEndedSession(c: AppContext): Promise<boolean> {
  return (await readSignedCookie(c, 'session')) !== null && (await findSessionUser(c)) === null
}

/** Clears the cookies of a session that was ended elsewhere; returns whether there was one. */
export async function clearEndedSession(c: AppContext): Promise<boolean> {
  const isEnded = await hasEndedSession(c)
  if (isEnded) {
    clearSessionCookie(c)
    clearGrants(c)
  }
  return isEnded
}

/** Extends an active session once a day, up to the maximum session age. */
export async function renewSession(c: AppContext, viewer: SessionUser): Promise<void> {
  const { db, clock } = getDeps(c)
  const now = clock.now()
  const { createdAt, updatedAt, expiresAt } = viewer.sessionTimes
  const next = Math.min(now + SESSION_IDLE_DAYS * DAY_MS, createdAt + SESSION_MAX_DAYS * DAY_MS)
  if (now - updatedAt < SESSION_ROLL_DAYS * DAY_MS || next <= expiresAt) return
  const [rolled] = await db
    .update(sessions)
    .set({ expiresAt: new Date(next), updatedAt: new Date(now) })
    .where(eq(sessions.id, viewer.sessionId))
    .returning({ token: sessions.token })
  if (!rolled) return
  await setSessionCookie(c, rolled.token, next - now)
  await trustDevice(c, viewer.addresses)
}

/** Stores the language in which a user opened the app if it is another one, after the response. */
export function saveLanguage(c: AppContext, viewer: SessionUser): void {
  const { db, language, waitUntil } = getDeps(c)
  if (viewer.language === language) return
  waitUntil(db.update(users).set({ language }).where(eq(users.id, viewer.id)).run())
}
