/** Magic links: viewing uses nothing up, redeeming does, once; then that browser may play the message. */

import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'
import type { AppError } from '../../domain/errors/app-error'
import type { Post } from '../../domain/posts/posts.schema'
import { DAY_MS } from '../../domain/time/units'
import { openLink } from '../../worker/magic-links/magic-links.service'
import { makeLink } from '../../worker/magic-links/new-link.service'
import { purgeRows } from '../../worker/retention'
import { runSchedule } from '../../worker/schedule'
import { makeToken } from '../../worker/tools/token'
import {
  createMailedMessage,
  getMailedToken,
  type LinkToken,
  listStatuses,
  openMailedMessage,
  redeemLink,
} from '../support/magic-links'
import {
  type Browser,
  createBrowser,
  createUnknownEmail,
  listMailedLinks,
  listMailedPages,
  publishMessage,
} from '../support/messages'
import { getPostStatus } from '../support/posts'
import { createSquawkInput, createUpload } from '../support/recordings'
import { listTablesHolding } from '../support/tables'
import { call, createPeople, createPerson, getTools, type Person, setClockOffset } from '../support/world'

const USED = 'This link has expired or has already been used. Please request a new link.'
const INVALID = 'This link is invalid or has expired. Please request a new link.'
const MADE_UP = 'A'.repeat(43)

afterEach(() => setClockOffset(0))

const readError = async (postReply: Response) =>
  [postReply.status, (await postReply.json<{ error: { message: string } }>()).error.message] as const
const getStatus = async (browser: Browser, path: string) => (await browser.go(`GET ${path}`)).status

describe('a message to an address', () => {
  test('is emailed with a link that opens it for the first browser that redeems it', async () => {
    const { post, linkToken } = await createMailedMessage()
    expect(linkToken.postId).toBe(post.id)
    expect(linkToken.token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    const [first, second] = [createBrowser(), createBrowser()]
    const paths = [`/api/posts/${post.id}`, post.audioUrl ?? '', `/api/posts/${post.id}/replies`]
    for (const path of paths) expect(await getStatus(first, path)).toBe(404)

    const opened = await redeemLink(first, linkToken)
    expect(opened.status).toBe(200)
    expect(await opened.json<Post>()).toMatchObject({ id: post.id, title: 'By the lock gate' })
    expect(opened.headers.get('set-cookie')).toMatch(
      /^owlcast-browser=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    for (const path of paths) {
      const postReply = await first.go(`GET ${path}`)
      expect([path, postReply.status]).toEqual([path, 200])
      expect(postReply.headers.get('cache-control')).toContain('no-store')
      await postReply.arrayBuffer()
    }
    // The same browser may redeem again.
    expect((await redeemLink(first, linkToken)).status).toBe(200)
    expect(await readError(await redeemLink(second, linkToken))).toEqual([410, USED])
    expect(await getStatus(second, post.audioUrl ?? '')).toBe(404)
  })

  test('opens several messages in one browser, each until its own link expires', async () => {
    const first = await createMailedMessage()
    const browser = createBrowser()
    await redeemLink(browser, first.linkToken)
    setClockOffset(20 * DAY_MS)
    const second = await createMailedMessage(await createPerson('Dele'))
    await redeemLink(browser, second.linkToken)
    for (const { post } of [first, second])
      expect(await getStatus(browser, `/api/posts/${post.id}`)).toBe(200)
    setClockOffset(31 * DAY_MS)
    expect(await listStatuses(browser, first.post)).toEqual([404, 404])
    expect(await getStatus(browser, `/api/posts/${second.post.id}`)).toBe(200)
    expect(await readError(await redeemLink(browser, first.linkToken))).toEqual([410, INVALID])
  })

  test('has one winner of twenty concurrent redemptions', async () => {
    const { post, linkToken } = await createMailedMessage()
    const browsers = Array.from({ length: 20 }, () => createBrowser())
    const answers = await Promise.all(browsers.map((browser) => redeemLink(browser, linkToken)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, ...Array(19).fill(410)])
    const winner = statuses.indexOf(200)
    expect(await getStatus(browsers[winner] ?? createBrowser(), `/api/posts/${post.id}`)).toBe(200)
    expect(await getStatus(browsers[(winner + 1) % 20] ?? createBrowser(), `/api/posts/${post.id}`)).toBe(404)
  })

  test('has one winner in each of twenty rounds', async () => {
    const wren = await createPerson('Wren')
    const { post } = await createMailedMessage(wren)
    for (let round = 0; round < 20; round++) {
      const { link } = await makeLink(
        getTools(),
        { id: wren.id, addresses: [], scopes: null },
        { postId: post.id, expiresDays: 30 },
      )
      const token = new URL(link).searchParams.get('token') ?? ''
      const tries = Array.from({ length: 20 }, () =>
        openLink(getTools(), null, { postId: post.id, token, browser: makeToken() }).then(
          () => 'opened',
          (refusal: AppError) => refusal.code,
        ),
      )
      expect((await Promise.all(tries)).toSorted()).toEqual(['opened', ...Array(19).fill('share.link_used')])
    }
  })

  test('opens in a browser that holds very many other grants', async () => {
    const { browser, post } = await openMailedMessage()
    // The browser opened 300 others, which are copies of the post.
    await env.DB.batch([
      env.DB.prepare(`insert into posts (id, kind, author_id, author_name, author_username, author_avatar_color, title, visibility, recipient_email, created_at)
        with recursive n (i) as (select 1 union all select i + 1 from n where i < 300)
        select id || '_' || i, kind, author_id, author_name, author_username, author_avatar_color, title, 'private', recipient_email, created_at
        from posts, n where id = ?`).bind(post.id),
      env.DB.prepare(`insert into magic_links (id, post_id, recipient, token_hash, created_at, expires_at, used_at, grant_hash)
        select p.id, p.id, l.recipient, p.id, l.created_at, l.expires_at, l.used_at, l.grant_hash
        from magic_links l join posts p on p.id glob l.post_id || '_*' where l.post_id = ?`).bind(post.id),
    ])
    for (const id of [post.id, `${post.id}_1`, `${post.id}_300`])
      expect(await getStatus(browser, `/api/posts/${id}`)).toBe(200)
    expect(await getStatus(createBrowser(), `/api/posts/${post.id}_1`)).toBe(404)
  })

  test('is refused with the same message for every invalid link', async () => {
    const wren = await createPerson('Wren')
    const [one, other] = [await createMailedMessage(wren), await createMailedMessage(wren)]
    const browser = createBrowser()
    for (const linkToken of [
      { postId: one.post.id, token: MADE_UP },
      { postId: 'post_nowhere', token: one.linkToken.token },
      { postId: other.post.id, token: one.linkToken.token },
      { postId: one.post.id, token: '' },
    ])
      expect(await readError(await redeemLink(browser, linkToken))).toEqual([410, INVALID])
    await call(`DELETE /api/posts/${one.post.id}`, { as: wren })
    expect(await readError(await redeemLink(browser, one.linkToken))).toEqual([410, INVALID])
    expect((await redeemLink(browser, other.linkToken)).status).toBe(200)
  })

  test('may be redeemed again by the account of its address, and stays closed to other accounts', async () => {
    const [wren, mara, eve] = await createPeople('Wren', 'Mara', 'Eve')
    const post = await publishMessage(wren, { recipient: mara.email })
    const linkToken = await getMailedToken(mara.email)
    expect((await redeemLink(createBrowser(), linkToken)).status).toBe(200)
    expect((await redeemLink(createBrowser(mara), linkToken)).status).toBe(200)
    expect(await readError(await redeemLink(createBrowser(eve), linkToken))).toEqual([410, USED])
    expect(await getPostStatus(mara, post)).toBe(200)
  })

  test('is opened for a browser, not for the account signed in there', async () => {
    const eve = await createPerson('Eve')
    const { browser, post } = await openMailedMessage(eve)
    expect(await getStatus(browser, `/api/posts/${post.id}`)).toBe(200)
    expect(await getPostStatus(eve, post)).toBe(404)
  })

  test('may be answered by a signed-in user of the browser that opened it, and by no one else', async () => {
    const [wren, eve] = await createPeople('Wren', 'Eve')
    const { browser, post } = await openMailedMessage(eve, wren)
    const postReply = async (to: Browser) => {
      const { id } = await createUpload(eve, { mode: 'mue' })
      return to.go('POST /api/posts', {
        json: createSquawkInput(id, { mode: 'mue', tags: [], parents: [{ id: post.id }] }),
        key: getTools().ids.make('key'),
      })
    }
    expect((await postReply(createBrowser(eve))).status).toBe(404)
    const sent = await postReply(browser)
    expect(sent.status).toBe(201)
    const { post: reply } = await sent.json<{ post: Post }>()
    expect(reply.visibility).toBe('private')
    expect(await getPostStatus(wren, reply)).toBe(200)
    // Answering proves no address: the message still belongs to its recipient.
    expect(await getPostStatus(eve, post)).toBe(404)
  })

  test('is not used up by its author', async () => {
    const wren = await createPerson('Wren')
    const { linkToken } = await createMailedMessage(wren)
    expect((await redeemLink(createBrowser(wren), linkToken)).status).toBe(200)
    expect((await redeemLink(createBrowser(), linkToken)).status).toBe(200)
  })

  test('is emailed at most three times a day to one address, and published in any case', async () => {
    const to = createUnknownEmail()
    for (const name of ['Wren', 'Dele', 'Ines', 'Teal'])
      await publishMessage(await createPerson(name), { recipient: to })
    expect(await listMailedLinks(to)).toHaveLength(3)
  })

  test('is emailed with its plain link when it is public', async () => {
    const to = createUnknownEmail()
    const post = await publishMessage(await createPerson('Wren'), { recipient: to, isPrivate: false })
    const [email] = await listMailedPages(to)
    expect(email).toContain(`href="${env.ORIGIN}/mue/${post.id}"`)
    expect(email).not.toContain('30 days')
  })
})

describe('validation', () => {
  test('returns what a token is good for and uses nothing up', async () => {
    const { post, to, linkToken } = await createMailedMessage()
    const validateToken = (token: string) =>
      createBrowser().go('POST /api/magic-links/validate', { json: { token } })
    const row = { content_id: post.id, content_type: 'mue', recipient_email: 'm•••@example.org' }
    for (let i = 0; i < 3; i++)
      expect(await (await validateToken(linkToken.token)).json()).toEqual({ ...row, is_valid: true })
    expect(row.recipient_email).not.toBe(to)
    await redeemLink(createBrowser(), linkToken)
    expect(await (await validateToken(linkToken.token)).json()).toEqual({ ...row, is_valid: false })
    expect(await readError(await validateToken(MADE_UP))).toEqual([410, INVALID])
  })

  test('refuses redemption by prefetching browsers', async () => {
    const { linkToken } = await createMailedMessage()
    for (const [name, value] of [
      ['sec-purpose', 'prefetch;prerender'],
      ['purpose', 'prefetch'],
    ] as const) {
      const headers = { [name]: value }
      const postReply = await createBrowser().go('POST /api/magic-links/redeem', { json: linkToken, headers })
      expect(postReply.status).toBe(403)
    }
    expect((await redeemLink(createBrowser(), linkToken)).status).toBe(200)
  })
})

describe('a link made by the author', () => {
  const createLink = (as: Person, postId: string) => call('POST /api/magic-links', { as, json: { postId } })

  test('is available for a message to a number or an address', async () => {
    const [wren, dele, eve] = await createPeople('Wren', 'Dele', 'Eve')
    const toNumber = await publishMessage(wren, { recipient: '+44 20 7946 0000' })
    const postReply = await createLink(wren, toNumber.id)
    expect(postReply.status).toBe(201)
    const { link, expiresAt } = await postReply.json<{ link: string; expiresAt: number }>()
    expect(expiresAt).toBeGreaterThan(Date.now() + 29.9 * DAY_MS)
    const { pathname, searchParams } = new URL(link)
    expect(pathname).toBe(`/mue/${toNumber.id}`)
    const linkToken = { postId: toNumber.id, token: searchParams.get('token') ?? '' }
    expect((await redeemLink(createBrowser(), linkToken)).status).toBe(200)

    const toMember = await publishMessage(wren, { recipient: `@${dele.username}` })
    expect((await createLink(wren, toMember.id)).status).toBe(400)
    expect((await createLink(dele, toMember.id)).status).toBe(403)
    expect((await createLink(eve, toMember.id)).status).toBe(404)
    expect((await createLink(eve, toNumber.id)).status).toBe(404)
  })
})

describe('a resent link', () => {
  const resend = (linkToken: LinkToken) =>
    createBrowser().go('POST /api/magic-links/resend', { json: linkToken })

  test('goes to the stored address only, once in ten minutes, five times a day, with the same answer for all', async () => {
    const { to, linkToken, post } = await createMailedMessage()
    await redeemLink(createBrowser(), linkToken)
    const texts = new Set<string>()
    const resendAndCount = async (given: LinkToken) => {
      const postReply = await resend(given)
      texts.add(`${postReply.status} ${await postReply.text()}`)
      return (await listMailedLinks(to)).length
    }
    expect(await resendAndCount({ ...linkToken, token: MADE_UP })).toBe(1)
    expect(await resendAndCount({ ...linkToken, postId: 'post_nowhere' })).toBe(1)
    expect(await resendAndCount(linkToken)).toBe(2)
    expect(await resendAndCount(linkToken)).toBe(2)
    for (let i = 1; i <= 6; i++) {
      setClockOffset(i * 600_001)
      expect(await resendAndCount(linkToken)).toBe(Math.min(6, 2 + i))
    }
    expect([...texts]).toEqual(['202 {"ok":true}'])
    const newest = await getMailedToken(to)
    expect(newest.postId).toBe(post.id)
    expect((await redeemLink(createBrowser(), newest)).status).toBe(200)
  })

  test('can be requested after the old one expired, for a limited time', async () => {
    const { to, linkToken } = await createMailedMessage()
    const countLinks = () =>
      env.DB.prepare('select count(*) as n from magic_links where recipient = ?')
        .bind(to)
        .first<{ n: number }>()
    setClockOffset(31 * DAY_MS)
    await runSchedule(getTools())
    expect(await readError(await redeemLink(createBrowser(), linkToken))).toEqual([410, INVALID])
    await resend(linkToken)
    expect((await getMailedToken(to)).token).not.toBe(linkToken.token)
    setClockOffset(91 * DAY_MS)
    await purgeRows(getTools(), 'magicLinks')
    expect(await countLinks()).toEqual({ n: 1 })
    setClockOffset(122 * DAY_MS)
    await runSchedule(getTools())
    expect(await countLinks()).toEqual({ n: 0 })
  })
})

test('creates a link for 1 to 30 days, by default 30', async () => {
  const wren = await createPerson('Wren')
  const post = await publishMessage(wren, { recipient: createUnknownEmail() })
  const createLink = (json: Record<string, unknown>) =>
    call('POST /api/magic-links', { as: wren, json: { postId: post.id, ...json } })
  for (const [given, days] of [
    [{}, 30],
    [{ expiresDays: 1 }, 1],
    [{ expiresDays: 30 }, 30],
  ] as const) {
    const now = getTools().clock.now()
    const made = await createLink(given)
    expect(made.status).toBe(201)
    const { expiresAt } = await made.json<{ expiresAt: number }>()
    expect(Math.round((expiresAt - now) / DAY_MS)).toBe(days)
  }
  for (const expiresDays of [0, 31, -1, 1.5, '7', null])
    expect([expiresDays, (await createLink({ expiresDays })).status]).toEqual([expiresDays, 400])
})

test('calls an untitled message a voice message in its email', async () => {
  const wren = await createPerson('Wren')
  const readEmail = async (title: string) => {
    const to = createUnknownEmail()
    await publishMessage(wren, { recipient: to, title })
    return (await listMailedPages(to))[0]
  }
  expect(await readEmail('')).toContain('“Voice Message” from')
  expect(await readEmail('Rain on the roof')).toContain('“Rain on the roof” from')
})

test('stores no token and no browser secret in the database', async () => {
  const wren = await createPerson('Wren')
  const { browser, linkToken } = await openMailedMessage(null, wren)
  const unopened = await createMailedMessage(wren)
  const made = await call('POST /api/magic-links', { as: wren, json: { postId: linkToken.postId } })
  const { link } = await made.json<{ link: string }>()
  const secrets = [
    linkToken.token,
    unopened.linkToken.token,
    link.split('token=')[1] ?? '',
    browser.jar.get('owlcast-browser') ?? '',
  ]
  expect(secrets.map(({ length }) => length)).toEqual([43, 43, 43, 43])
  expect(await listTablesHolding([linkToken.postId])).toEqual(
    expect.arrayContaining(['magic_links', 'outbox', 'idempotency_keys']),
  )
  expect(await listTablesHolding(secrets)).toEqual([])
})
