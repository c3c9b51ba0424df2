/** Addresses with a secret: no request of their page sends them as referrer. */
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
  test(`no request of ${address.replaceAll(SECRET, '…')} sends the secret as a referrer`, async ({
    visitor,
  }) => {
    const requests: Promise<{ url: string; referer: string | undefined }>[] = []
    visitor.on('request', (request) =>
      requests.push(request.allHeaders().then(({ referer }) => ({ url: request.url(), referer }))),
    )
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await visitor.evaluate(() => document.fonts.ready)
    const sent = await Promise.all(requests)
    expect(sent.some(({ url }) => url.endsWith('.woff2'))).toBe(true)
    expect(sent.filter(({ referer }) => referer?.includes(SECRET))).toEqual([])
  })
}
