/** Access by magic links ends with the session of its user. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hashPassword } from '../../worker/auth/password/password'
import { accounts, sessions } from '../../worker/database/tables/auth.table'
import { createMailedMessage, listStatuses, openMailedMessage, redeemLink } from '../support/magic-links'
import type { Browser } from '../support/messages'
import { createPeople, getTools, type Person } from '../support/world'

const { db } = getTools()
const PASSWORD = 'a quiet canal at dusk'

async function signIn({ go }: Browser, { id, email }: Person): Promise<void> {
  await db
    .update(accounts)
    .set({ password: await hashPassword(PASSWORD, env) })
    .where(eq(accounts.userId, id))
  expect((await go('POST /api/auth/sign-in', { json: { email, password: PASSWORD } })).status).toBe(200)
}

/** Sets the session cookie, as a sign-in does. */
function setSession({ jar }: Browser, { cookie }: Person): void {
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  jar.set(name, value)
}

/** Ends the sessions of a user, as from another device. */
const endSessions = ({ id }: Person) => db.delete(sessions).where(eq(sessions.userId, id))

test('ends the access of the browser when another user signs in to it', async () => {
  const [dele, eve] = await createPeople('Dele', 'Eve')
  const { browser, post } = await openMailedMessage()
  for (const person of [dele, dele]) {
    await signIn(browser, person)
    expect(await listStatuses(browser, post)).toEqual([200, 200])
  }
  await signIn(browser, eve)
  expect(await listStatuses(browser, post)).toEqual([404, 404])
})

test('ends the access of the browser when its user signs out', async () => {
  const [dele, eve] = await createPeople('Dele', 'Eve')
  const { browser, post } = await openMailedMessage(dele)
  expect(await listStatuses(browser, post)).toEqual([200, 200])
  await browser.go('POST /api/auth/sign-out')
  expect(await listStatuses(browser, post)).toEqual([404, 404])
  setSession(browser, eve)
  expect(await listStatuses(browser, post)).toEqual([404, 404])
})

test('ends the access of the browser when its session was ended elsewhere', async () => {
  const [wren, dele, eve] = await createPeople('Wren', 'Dele', 'Eve')
  const { browser, post } = await openMailedMessage(dele, wren)
  expect(await listStatuses(browser, post)).toEqual([200, 200])
  await endSessions(dele)
  expect(await listStatuses(browser, post)).toEqual([404, 404])
  const other = await createMailedMessage(wren)
  expect((await redeemLink(browser, other.linkToken)).status).toBe(200)
  expect((await browser.go(`GET /api/posts/${other.post.id}`)).status).toBe(200)
  expect(await listStatuses(browser, post)).toEqual([404, 404])
  setSession(browser, eve)
  expect(await listStatuses(browser, post)).toEqual([404, 404])
})

test('shows the next account in a browser nothing that the user of an ended session opened', async () => {
  const [dele, eve] = await createPeople('Dele', 'Eve')
  const { browser, post } = await openMailedMessage(dele)
  await endSessions(dele)
  await signIn(browser, eve)
  expect(await listStatuses(browser, post)).toEqual([404, 404])
})
