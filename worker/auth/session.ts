/** Who is looking. One query joins session, account and profile; anonymous requests ask nothing. */
import { and, eq, gt } from 'drizzle-orm'
import { getSignedCookie } from 'hono/cookie'
import type { Plan } from '../../domain/kinds'
import type { AvatarColor } from '../../domain/people'
import { planAt } from '../../domain/plans'
import { type AppContext, tools } from '../context'
import { profiles } from '../people/people.table'
import { session, user } from './auth.table'

/** The signed-in person as the server knows them. */
export type Viewer = {
  id: string
  sessionId: string
  username: string
  displayName: string
  email: string
  emailVerified: boolean
  phone: string | null
  avatarColor: AvatarColor
  avatarMediaId: string | null
  plan: Plan
  proExpiresAt: number | null
  role: 'member' | 'admin'
  adult: boolean
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
  const [row] = await db
    .select({ session, user, profile: profiles })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .innerJoin(profiles, eq(profiles.id, session.userId))
    .where(and(eq(session.token, token), gt(session.expiresAt, new Date(now))))
  if (!row) return null
  const { profile } = row
  return {
    id: profile.id,
    sessionId: row.session.id,
    username: profile.username,
    displayName: profile.displayName,
    email: row.user.email,
    emailVerified: row.user.emailVerified,
    phone: row.user.phoneNumber,
    avatarColor: profile.avatarColor,
    avatarMediaId: profile.avatarMediaId,
    plan: planAt(profile.proExpiresAt, now),
    proExpiresAt: profile.proExpiresAt,
    role: profile.role,
    adult: profile.ageAttestedAt !== null,
    createdAt: profile.createdAt,
  }
}
