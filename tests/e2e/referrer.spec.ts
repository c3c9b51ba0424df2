/** Addresses with a secret: no request of their page sends them as referrer. */
import type { Request } from '@playwright/test'
import { expect, test } from './actors'

const SECRET = 'S'.repeat(43)

const ADDRESSES = [
  `/mue/post_unknown?token=${SECRET}`,
  `/owlcast/post_unknown?invitation=${SECRET}`,
  `/?verify=${SECRET}`,
  `/?reset=${SECRET}`,
  `/api/mail/unsubscribe?to=${SECRET}&sig=${SECRET}`,
]

for (const address of ADDRESSES) {
  test(`no request of ${address.replaceAll(SECRET, '…')} sends the secret as a referrer`, {
    tag: '@extended',
  }, async ({ visitor }) => {
    const requests: Promise<{ url: string; referer: string | undefined }>[] = []
    const recordRequest = (request: Request) =>
      requests.push(request.allHeaders().then(({ referer }) => ({ url: request.url(), referer })))
    visitor.on('request', recordRequest)
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await visitor.evaluate(() => document.fonts.ready)
    // Headers of later requests might never arrive, because the page closes.
    visitor.off('request', recordRequest)
    const sent = await Promise.all(requests)
    expect(sent.some(({ url }) => url.endsWith('.woff2'))).toBe(true)
    expect(sent.filter(({ referer }) => referer?.includes(SECRET))).toEqual([])
  })
}
