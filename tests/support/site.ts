/** The site of API tests: its settings, setup links, and mails. */
import { env } from 'cloudflare:workers'
import { desc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { DEFAULT_SITE_SETTINGS, type SignUpMode, type SiteSettings } from '../../domain/site/site'
import { SETUP_HOURS } from '../../domain/site/site.limits'
import { HOUR_MS } from '../../domain/time/units'
import { outbox } from '../../worker/database/tables/outbox.table'
import { profiles } from '../../worker/database/tables/people.table'
import { setupTokens } from '../../worker/database/tables/site.table'
import { fillPlaceholders } from '../../worker/outbox/placeholders'
import { hashToken, makeToken } from '../../worker/tools/token'
import { call, createPerson, getTools, type Person } from './world'

const { db, clock } = getTools()

let admin: Person | null = null

/** An admin of the test file: tables are empty at the start of each, and this module is loaded once for all. */
export async function getAdmin(): Promise<Person> {
  const isKnown = admin && (await db.$count(profiles, eq(profiles.id, admin.id))) > 0
  if (!admin || !isKnown) admin = await createPerson('Night Keeper', { admin: true })
  return admin
}

/** Changes settings as an admin. */
export async function changeSite(change: Partial<SiteSettings>): Promise<void> {
  const json = { ...DEFAULT_SITE_SETTINGS, ...change }
  const answer = await call('PUT /api/site/settings', { as: await getAdmin(), json })
  expect(answer.status).toBe(200)
}

export const setSignUpMode = (signUpMode: SignUpMode, change: Partial<SiteSettings> = {}) =>
  changeSite({ ...change, signUpMode })

/** Stores a setup link as the deployment does; returns its token. */
export async function insertSetupLink(): Promise<string> {
  const token = makeToken()
  const now = clock.now()
  await db
    .insert(setupTokens)
    .values({ tokenHash: await hashToken(token), createdAt: now, expiresAt: now + SETUP_HOURS * HOUR_MS })
  return token
}

/** The newest email or text message to an address, with its links; empty without one. */
export async function readNewestMessage(to: string): Promise<string> {
  const [row] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, to))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
  return row ? `${row.subject}\n${(await fillPlaceholders(env, row)).text}` : ''
}
