/** The unsubscribe page behind the link in emails, for recipients without an account. */
import { createHash, createHmac, randomUUID } from 'node:crypto'
import { DEVELOPMENT_VARS } from '../../scripts/development-vars.mjs'
import { expect, test } from './actors'
import { findAxeViolationsInAllModes } from './axe'

/** Returns the link as signed by the Worker. */
function createUnsubscribeLink(address: string): string {
  const to = createHash('sha256').update(address).digest('base64url')
  const sig = createHmac('sha256', DEVELOPMENT_VARS.AUTH_SECRET).update(`mail-refusal:${to}`).digest('hex')
  return `/api/mail/unsubscribe?to=${to}&sig=${sig}`
}

test('emails are stopped by one button and resumed by another', { tag: ['@extended', '@looks'] }, async ({
  visitor,
}) => {
  await visitor.goto(createUnsubscribeLink(`${randomUUID()}@example.org`))
  await expect(visitor.getByRole('heading', { name: 'Stop these emails?' })).toBeVisible()
  expect(await findAxeViolationsInAllModes(visitor)).toEqual([])
  await visitor.getByRole('button', { name: 'Stop these mails' }).click()
  await expect(visitor.getByRole('heading', { name: 'You won’t get these emails any more' })).toBeVisible()
  expect(await findAxeViolationsInAllModes(visitor)).toEqual([])
  await visitor.getByRole('button', { name: 'Get them again' }).click()
  await expect(visitor.getByRole('heading', { name: 'You’ll get these emails again' })).toBeVisible()
  await visitor.getByRole('button', { name: 'Go to Owlcast' }).click()
  await expect(visitor).toHaveURL(/\/$|\/\?$/)
})
