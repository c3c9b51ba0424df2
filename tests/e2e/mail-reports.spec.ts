/** Addresses that bounce: the inviter and the owner of an account read it in the app. */

import { createHmac, randomUUID } from 'node:crypto'
import { openInviteForm } from './invite-steps'
import { expect, test } from './own-server'
import { publishPost } from './publish-posts'

const KEY = Buffer.from('a key of twenty-four by').toString('base64')
test.use({ serverVars: { RESEND_WEBHOOK_SECRET: `whsec_${KEY}` } })

/** Reports a bounce as the mail provider signs it. */
async function reportBounce(origin: string, to: string): Promise<void> {
  const body = JSON.stringify({
    type: 'email.bounced',
    created_at: new Date().toISOString(),
    data: { to: [to], bounce: { type: 'Permanent' } },
  })
  const [id, timestamp] = [`msg_${randomUUID()}`, String(Math.floor(Date.now() / 1000))]
  const hmac = createHmac('sha256', Buffer.from(KEY, 'base64')).update(`${id}.${timestamp}.${body}`)
  const answer = await fetch(`${origin}/api/mail/resend`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'svix-id': id,
      'svix-timestamp': timestamp,
      'svix-signature': `v1,${hmac.digest('base64')}`,
    },
  })
  expect(answer.status).toBe(204)
}

test('a bounce is shown to the inviter, and to the owner of an account, who tries again', {
  tag: '@extended',
}, async ({ actor, ownServer }) => {
  const wren = await actor('Wren Okafor')
  const { page } = wren
  const to = 'gus.hallam@example.org'
  await page.goto('/?view=squawks')
  await publishPost(wren, { title: 'By the lake' })
  const card = page.getByRole('article').filter({ hasText: 'By the lake' })
  const field = await openInviteForm(card)
  await field.fill(to)
  await field.press('Enter')
  await expect(page.getByText(`Invitation sent to ${to}!`)).toBeVisible()
  await reportBounce(ownServer, to)
  await openInviteForm(card)
  await page.getByRole('button', { name: /invited/i }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: to })).toContainText(
    'This address doesn’t get our emails. Invite them another way.',
  )

  await reportBounce(ownServer, wren.email)
  await page.goto('/?view=settings')
  await expect(page.getByText(/^Our emails don’t reach this address/)).toBeVisible()
  await page.getByRole('button', { name: 'Try again: emails to this address' }).click()
  await expect(page.getByText(/^We sent you an email/)).toBeVisible()
  await expect(page.getByText(/^Our emails don’t reach this address/)).toBeHidden()
})
