/** Setup links, and the batch that creates the first admin. */
import { and, eq, exists, gt, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import { getAvatarColor } from '../../domain/people/avatars'
import { batch } from '../database/batch'
import { audit } from '../database/tables/audit.table'
import { accounts, sessions, users } from '../database/tables/auth.table'
import { profiles } from '../database/tables/people.table'
import { setupTokens } from '../database/tables/site.table'
import { isUsernameFree } from '../people/usernames'
import type { SessionRow } from '../sessions/new-session'
import type { saveSiteSettings } from '../settings/settings.repo'
import { type Database, insertIf } from '../tools/db'

const ONE = { one: sql`1` }

/** A setup link, used or not. */
export async function findSetupToken(db: Database, tokenHash: string) {
  const [row] = await db.select().from(setupTokens).where(eq(setupTokens.tokenHash, tokenHash))
  return row ?? null
}

/** Whether the site has an admin. */
export async function hasAdmin(db: Database): Promise<boolean> {
  const rows = await db.select(ONE).from(profiles).where(eq(profiles.role, 'admin')).limit(1)
  return rows.length > 0
}

/** Whether an account has this email address. */
export async function hasAddress(db: Database, email: string): Promise<boolean> {
  const rows = await db.select(ONE).from(users).where(eq(users.email, email))
  return rows.length > 0
}

type FirstAdmin = {
  tokenHash: string
  email: string
  username: string
  displayName: string
  passwordHash: string
  ageTextVersion: number
  accountId: string
  auditId: string
  /** Statements that store the settings under a condition. */
  saveSettings: (condition: SQL) => ReturnType<typeof saveSiteSettings>
  session: SessionRow
  now: number
}

/**
 * Creates the admin with a session, and stores the settings: atomic, and once. Returns false when the link was used or
 * expired, the site has an admin, or the address or username is taken by now; nothing is stored then.
 */
export async function insertFirstAdmin(db: Database, admin: FirstAdmin): Promise<boolean> {
  const { tokenHash, email, username, displayName, now, session } = admin
  const { userId } = session
  const at = { createdAt: new Date(now), updatedAt: new Date(now) }
  const isOpen = exists(
    db
      .select(ONE)
      .from(setupTokens)
      .where(
        and(eq(setupTokens.tokenHash, tokenHash), isNull(setupTokens.usedAt), gt(setupTokens.expiresAt, now)),
      ),
  )
  const isFirst = notExists(db.select(ONE).from(profiles).where(eq(profiles.role, 'admin')))
  const isMade = exists(db.select(ONE).from(users).where(eq(users.id, userId)))
  const { created } = await batch(db, {
    created: insertIf(
      db,
      users,
      { id: userId, name: displayName, email, emailVerified: true, ...at },
      and(isOpen, isFirst, isUsernameFree(db, username, { email }, now)),
    )
      .onConflictDoNothing()
      .returning({ id: users.id }),
    password: insertIf(
      db,
      accounts,
      {
        id: admin.accountId,
        userId,
        accountId: userId,
        providerId: 'credential',
        password: admin.passwordHash,
        ...at,
      },
      isMade,
    ),
    profile: insertIf(
      db,
      profiles,
      {
        id: userId,
        username,
        displayName,
        avatarColor: getAvatarColor(username),
        role: 'admin',
        ageAttestedAt: now,
        ageTextVersion: admin.ageTextVersion,
        createdAt: now,
        updatedAt: now,
      },
      isMade,
    ),
    session: insertIf(db, sessions, session, isMade),
    token: db
      .update(setupTokens)
      .set({ usedAt: now })
      .where(and(eq(setupTokens.tokenHash, tokenHash), isMade)),
    settings: admin.saveSettings(isMade),
    audited: insertIf(
      db,
      audit,
      { id: admin.auditId, actorId: userId, action: 'site.setup', subjectId: null, createdAt: now },
      isMade,
    ),
  })
  return created.length > 0
}
