/** Creates users for tests directly, with a session, so that no test pays for password hashing. */

import { getAvatarColor } from '../../domain/people/avatars'
import { DAY_MS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import { accounts, sessions, users } from '../database/tables/auth.table'
import { profiles } from '../database/tables/people.table'
import { createSessionCookie } from '../http/cookies'
import { toNameColumns } from '../people/name-columns'

export type Person = {
  id: string
  username: string
  displayName: string
  email: string
  /** `name=value` of the session cookie. */
  cookie: string
}
export type PersonOptions = {
  pro?: boolean
  adult?: boolean
  admin?: boolean
  moderator?: boolean
  verified?: boolean
}

/** A user with a unique username, signed in for a week; Pro for a month and 18+ attested as requested. */
export async function makePerson(deps: AppDeps, name: string, options: PersonOptions = {}): Promise<Person> {
  const { db, ids, clock, env } = deps
  const now = clock.now()
  const times = { createdAt: new Date(now), updatedAt: new Date(now) }
  const username = `${name.toLowerCase().replace(/[^a-z0-9]/g, '')}_${ids.random(6)}`
  const id = ids.make('usr')
  const email = `${username}@example.org`
  const token = ids.random(32)
  await db.batch([
    db.insert(users).values({ id, name, email, emailVerified: options.verified ?? true, ...times }),
    db
      .insert(accounts)
      .values({ id: ids.make('acc'), userId: id, accountId: id, providerId: 'credential', ...times }),
    db.insert(profiles).values({
      id,
      username,
      ...toNameColumns(name),
      avatarColor: getAvatarColor(username),
      proExpiresAt: options.pro ? now + 30 * DAY_MS : null,
      role: options.admin ? 'admin' : options.moderator ? 'moderator' : 'member',
      ageAttestedAt: options.adult === false ? null : now,
      createdAt: now,
      updatedAt: now,
    }),
    db.insert(sessions).values({
      id: ids.make('ses'),
      userId: id,
      token,
      expiresAt: new Date(now + 7 * DAY_MS),
      ...times,
    }),
  ])
  return { id, username, displayName: name, email, cookie: await createSessionCookie(env, token) }
}
