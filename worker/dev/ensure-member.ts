/** Creates verified users without an email, for the development seed. */
import { eq } from 'drizzle-orm'
import { AGE_TEXT_VERSION } from '../../domain/auth/sign-in'
import { getAvatarColor } from '../../domain/people/avatars'
import { hashPassword } from '../auth/password/password'
import type { AppDeps } from '../context'
import { accounts, users } from '../database/tables/auth.table'
import { profiles } from '../database/tables/people.table'
import { toNameColumns } from '../people/name-columns'

export type NewMember = {
  email: string
  username: string
  displayName: string
  password: string
  /** End of Pro in ms since the epoch; null for Free. */
  proExpiresAt?: number | null
  role?: 'member' | 'admin'
}

/** Creates a verified adult user unless the address has one; returns the id either way. */
export async function ensureMember({ db, ids, clock, env }: AppDeps, member: NewMember): Promise<string> {
  const find = () => db.select({ id: users.id }).from(users).where(eq(users.email, member.email))
  const [existing] = await find()
  if (existing) return existing.id
  const now = clock.now()
  const id = ids.make('usr')
  const at = { createdAt: new Date(now), updatedAt: new Date(now) }
  const { email, username, displayName } = member
  const password = await hashPassword(member.password, env)
  await db.batch([
    db.insert(users).values({ id, name: displayName, email, emailVerified: true, ...at }),
    db.insert(accounts).values({
      id: ids.make('acc'),
      userId: id,
      accountId: id,
      providerId: 'credential',
      password,
      ...at,
    }),
    db.insert(profiles).values({
      id,
      username,
      ...toNameColumns(displayName),
      avatarColor: getAvatarColor(username),
      proExpiresAt: member.proExpiresAt ?? null,
      role: member.role ?? 'member',
      ageAttestedAt: now,
      ageTextVersion: AGE_TEXT_VERSION,
      createdAt: now,
      updatedAt: now,
    }),
  ])
  return id
}
