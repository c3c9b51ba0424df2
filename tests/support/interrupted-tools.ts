/** Interleaves another operation between a service's reads and its write, deterministically. */
import { eq } from 'drizzle-orm'
import type { SessionUser } from '../../worker/auth/session/session-user'
import { profiles } from '../../worker/people/people.table'
import type { Database } from '../../worker/tools/db'
import { getTools, type Person } from './world'

/** Returns tools for one service call: `happens` runs right before its first writing batch. */
export function createInterruptedTools(interrupt: () => Promise<unknown>) {
  const made = getTools()
  let isPending = true
  const batch: Database['batch'] = async (statements) => {
    const writes = statements.some((one) => 'toSQL' in one && !/^select/i.test(toSql(one)))
    if (writes && isPending) {
      isPending = false
      await interrupt()
    }
    return made.db.batch(statements)
  }
  const db = new Proxy(made.db, {
    get: (target, name) => (name === 'batch' ? batch : Reflect.get(target, name)),
  })
  return { ...made, db }
}

const toSql = (statement: object) => (statement as { toSQL(): { sql: string } }).toSQL().sql

/** Loads a person as the viewer that services take. */
export async function loadViewer({ id, email }: Person): Promise<SessionUser> {
  const [profile] = await getTools().db.select().from(profiles).where(eq(profiles.id, id))
  if (!profile) throw new Error('nobody')
  const plan = profile.proExpiresAt === null ? ('free' as const) : ('pro' as const)
  const session = {
    sessionId: '',
    token: null,
    language: null,
    sessionTimes: { createdAt: 0, updatedAt: 0, expiresAt: 0 },
  }
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
      hasBlocks: true,
      suspendedUntil: null,
    },
  }
}
