/**
 * First set-up: the holder of a link from the deployment's output creates the first admin and the site's settings. The
 * link is a random token of which the database has only the hash; it works once, for a day, while there is no admin.
 */
import { AGE_TEXT_VERSION, validateSignUp } from '../../domain/auth/sign-in'
import { appError } from '../../domain/errors/errors'
import { normalizeEmail } from '../../domain/people/email'
import { createDisplayName, normalizeUsername } from '../../domain/people/people'
import type { Setup } from '../../domain/site/site.schema'
import { hashPassword } from '../auth/password/password'
import type { AppDeps } from '../context'
import { isUsernameAvailable } from '../people/usernames'
import { createSessionRow } from '../sessions/new-session'
import { saveSiteSettings } from '../settings/settings.repo'
import { removeTemplates } from '../settings/settings.service'
import { hashToken } from '../tools/token'
import { findSetupToken, hasAddress, hasAdmin, insertFirstAdmin } from './setup.repo'

/**
 * Throws `setup.link_invalid`, `setup.link_used`, `setup.link_expired` or `setup.done` for a link that creates no admin.
 */
export async function assertSetupLink({ db, clock }: AppDeps, token: string): Promise<void> {
  const row = await findSetupToken(db, await hashToken(token))
  if (!row) throw appError('setup.link_invalid')
  if (row.usedAt !== null) throw appError('setup.link_used')
  if (await hasAdmin(db)) throw appError('setup.done')
  if (row.expiresAt <= clock.now()) throw appError('setup.link_expired')
}

/** Creates the first admin and stores the settings; returns the token of the admin's session. */
export async function setUpSite(deps: AppDeps, input: Setup, agent: string | null): Promise<string> {
  const { db, ids, clock, env } = deps
  await assertSetupLink(deps, input.token)
  const displayName = input.displayName ?? ''
  const problem = validateSignUp({ ...input, displayName })
  if (problem) throw problem
  const email = normalizeEmail(input.email)
  const username = normalizeUsername(input.username)
  if (!(await isUsernameAvailable(deps, username, { email })))
    throw appError('auth.username_taken', {}, 'username')
  const session = createSessionRow(deps, ids.make('usr'), agent)
  const now = clock.now()
  const settings = removeTemplates(input.settings)
  const isMade = await insertFirstAdmin(db, {
    tokenHash: await hashToken(input.token),
    email,
    username,
    session,
    now,
    displayName: createDisplayName({ displayName, username }),
    passwordHash: await hashPassword(input.password, env),
    ageTextVersion: AGE_TEXT_VERSION,
    accountId: ids.make('acc'),
    auditId: ids.make('aud'),
    saveSettings: (condition) => saveSiteSettings(db, settings, session.userId, now, condition),
  })
  if (isMade) return session.token
  // The link was used meanwhile, unless the address has an account.
  await assertSetupLink(deps, input.token)
  throw appError(
    (await hasAddress(db, email)) ? 'setup.email_taken' : 'auth.username_taken',
    {},
    (await hasAddress(db, email)) ? 'email' : 'username',
  )
}
