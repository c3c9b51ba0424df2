/** Interleaves another operation between a service's reads and its write, deterministically. */
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../worker/auth/session'
import { profiles } from '../../worker/people/people.table'
import type { Database } from '../../worker/tools/db'
import { type Person, tools } from './world'

/** Returns tools for one service call: `happens` runs right before its first writing batch. */
export function toolsMeanwhile(happens: () => Promise<unknown>) {
  const made = tools()
  let waits = true
  const batch: Database['batch'] = async (statements) => {
    const writes = statements.some((one) => 'toSQL' in one && !/^select/i.test(sqlOf(one)))
    if (writes && waits) {
      waits = false
      await happens()
    }
    return made.db.batch(statements)
  }
  const db = new Proxy(made.db, {
    get: (target, name) => (name === 'batch' ? batch : Reflect.get(target, name)),
  })
  return { ...made, db }
}

const sqlOf = (statement: object) => (statement as { toSQL(): { sql: string } }).toSQL().sql

/** Loads a person as the viewer that services take. */
export async function viewerOf({ id, email }: Person): Promise<Viewer> {
  const [profile] = await tools().db.select().from(profiles).where(eq(profiles.id, id))
  if (!profile) throw new Error('nobody')
  const plan = profile.proExpiresAt === null ? ('free' as const) : ('pro' as const)
  const session = { sessionId: '', sessionTimes: { createdAt: 0, updatedAt: 0, expiresAt: 0 } }
  return {
    ...profile,
    ...session,
    ...{
      email,
      emailVerified: true,
      phone: null,
      addresses: [email],
      plan,
      adult: true,
      keepsAway: true,
      suspendedUntil: null,
    },
  }
}
