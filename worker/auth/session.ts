/** Who is looking. One query joins session, account and profile; anonymous requests ask nothing. */

import { and, eq, gt, lte, notExists, sql } from 'drizzle-orm'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import { DAY_MS } from '../../domain/expiry'
import type { Plan } from '../../domain/kinds'
import { SESSION_IDLE_DAYS, SESSION_MAX_DAYS, SESSION_ROLL_DAYS } from '../../domain/limits'
import type { AvatarColor } from '../../domain/people'
import { planAt } from '../../domain/plans'
import { type AppContext, type Tools, tools } from '../context'
import { erasures } from '../people/erasures.table'
import { profiles } from '../people/people.table'
import { keepsAway } from '../safety/apart'
import { verifiedAddresses } from './addresses'
import { session, user } from './auth.table'

/** The signed-in person as the server knows them. */
export type Viewer = {
  id: string
  sessionId: string
  sessionTimes: { createdAt: number; updatedAt: number; expiresAt: number }
  username: string
  displayName: string
  email: string
  emailVerified: boolean
  phone: string | null
  /** The address and the number that are proved to be this person's; what was sent there is for them. */
  addresses: string[]
  avatarColor: AvatarColor
  avatarMediaId: string | null
  plan: Plan
  proExpiresAt: number | null
  role: 'member' | 'admin'
  adult: boolean
  /** Null for who was never suspended. */
  suspendedUntil: number | null
  /** Blocks or mutes somebody, or is blocked: lists that are the same for everybody have to be looked through. */
  keepsAway: boolean
  createdAt: number
}

/** `__Host-` needs https; localhost over http gets a plain name. */
export function sessionCookie(origin: string): string {
  return origin.startsWith('https:') ? '__Host-owlcast' : 'owlcast'
}

/** The viewer of a request, or null; asked once a request. */
export function viewerOf(c: AppContext): Promise<Viewer | null> {
  const known = c.get('viewer')
  if (known) return known
  const asked = readViewer(c)
  c.set('viewer', asked)
  return asked
}

async function readViewer(c: AppContext): Promise<Viewer | null> {
  const token = await getSignedCookie(c, c.env.AUTH_SECRET, sessionCookie(c.env.ORIGIN))
  if (!token) return null
  const { db, clock } = tools(c)
  const now = clock.now()
  // Whoever was coming in while they were being forgotten has a session that the forgetting did not find.
  const leaves = db.select({ one: sql`1` }).from(erasures).where(eq(erasures.personId, session.userId))
  const [row] = await db
    .select({ session, user, profile: profiles, keepsAway: keepsAway(session.userId) })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .innerJoin(profiles, eq(profiles.id, session.userId))
    .where(and(eq(session.token, token), gt(session.expiresAt, new Date(now)), notExists(leaves)))
  if (!row) return null
  const { profile } = row
  return {
    id: profile.id,
    sessionId: row.session.id,
    sessionTimes: {
      createdAt: row.session.createdAt.getTime(),
      updatedAt: row.session.updatedAt.getTime(),
      expiresAt: row.session.expiresAt.getTime(),
    },
    username: profile.username,
    displayName: profile.displayName,
    email: row.user.email,
    emailVerified: row.user.emailVerified,
    phone: row.user.phoneNumber,
    addresses: verifiedAddresses(row.user),
    avatarColor: profile.avatarColor,
    avatarMediaId: profile.avatarMediaId,
    plan: planAt(profile.proExpiresAt, now),
    proExpiresAt: profile.proExpiresAt,
    role: profile.role,
    adult: profile.ageAttestedAt !== null,
    suspendedUntil: profile.suspendedUntil,
    keepsAway: row.keepsAway !== 0,
    createdAt: profile.createdAt,
  }
}

/** Hands the browser a session: out of scripts' reach, sent to this host alone, and not with other sites' writes. */
export async function setSession(c: AppContext, token: string, lifeMs: number): Promise<void> {
  await setSignedCookie(c, sessionCookie(c.env.ORIGIN), token, c.env.AUTH_SECRET, {
    path: '/',
    httpOnly: true,
    secure: c.env.ORIGIN.startsWith('https:'),
    sameSite: 'Lax',
    maxAge: Math.floor(lifeMs / 1000),
  })
}

/** Ends a session for good: the row goes, so the cookie opens nothing any more wherever a copy of it is. */
export async function endSession(c: AppContext, viewer: Viewer): Promise<void> {
  await tools(c).db.delete(session).where(eq(session.id, viewer.sessionId))
}

/** Takes the cookie back. */
export function clearSession(c: AppContext): void {
  dropCookie(c, sessionCookie(c.env.ORIGIN))
}

/** Takes any cookie of ours back. */
export function dropCookie(c: AppContext, name: string): void {
  deleteCookie(c, name, { path: '/', secure: c.env.ORIGIN.startsWith('https:') })
}

/** Prolongs a session in use, once a day, up to the longest life a session may have. */
export async function rollSession(c: AppContext, viewer: Viewer): Promise<void> {
  const { db, clock } = tools(c)
  const now = clock.now()
  const { createdAt, updatedAt, expiresAt } = viewer.sessionTimes
  const next = Math.min(now + SESSION_IDLE_DAYS * DAY_MS, createdAt + SESSION_MAX_DAYS * DAY_MS)
  if (now - updatedAt < SESSION_ROLL_DAYS * DAY_MS || next <= expiresAt) return
  const [rolled] = await db
    .update(session)
    .set({ expiresAt: new Date(next), updatedAt: new Date(now) })
    .where(eq(session.id, viewer.sessionId))
    .returning({ token: session.token })
  if (rolled) await setSession(c, rolled.token, next - now)
}

/** Forgets sessions that have run out; part of the cron run. */
export async function forgetOldSessions({ db, clock }: Pick<Tools, 'db' | 'clock'>): Promise<void> {
  await db.delete(session).where(lte(session.expiresAt, new Date(clock.now())))
}
