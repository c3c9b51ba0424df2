/** Interleaves another operation between a service's reads and its write, deterministically. */
import { eq } from 'drizzle-orm'
import { type NewPost, newPostShape } from '../../domain/posts/posts.schema'
import { users } from '../../worker/database/tables/auth.table'
import { profiles } from '../../worker/database/tables/people.table'
import { listVerifiedAddresses } from '../../worker/people/verified-addresses'
import { publishNewPost } from '../../worker/publishing/publish.service'
import type { SessionUser } from '../../worker/session-user'
import type { Database } from '../../worker/tools/db'
import { createSquawkInput, createUpload } from './recordings'
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

/** Publishes a message to a recipient or in reply to another; `interrupt` runs between its checks and its write. */
export async function publishMessageDuring(
  as: Person,
  given: Partial<NewPost>,
  interrupt: () => Promise<unknown>,
) {
  const { id } = await createUpload(as, { mode: 'mue' })
  const input = newPostShape.parse(createSquawkInput(id, { mode: 'mue', tags: [], ...given }))
  const viewer = await loadViewer(as)
  const key = getTools().ids.make('key')
  return publishNewPost(createInterruptedTools(interrupt), viewer, { input, key, viewer })
}

/** Loads a person, with their current number and addresses, as the viewer that services take. */
export async function loadViewer({ id, email }: Person): Promise<SessionUser> {
  const [row] = await getTools()
    .db.select({ user: users, profile: profiles })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(eq(profiles.id, id))
  if (!row) throw new Error('nobody')
  const { user, profile } = row
  const plan = profile.proExpiresAt === null ? ('free' as const) : ('pro' as const)
  const session = {
    sessionId: '',
    scopes: null,
    language: null,
    sessionTimes: { createdAt: 0, updatedAt: 0, expiresAt: 0, provedAt: 0 },
  }
  return {
    ...profile,
    ...session,
    email,
    emailVerified: true,
    phone: user.phoneNumber,
    isPhonePaused: false,
    addresses: listVerifiedAddresses(user),
    plan,
    adult: true,
    hasBlocks: true,
    suspendedUntil: null,
  }
}
