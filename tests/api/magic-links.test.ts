/** Magic links: viewing uses nothing up, redeeming does, once; then that browser may play the message. */
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'
import type { Failure } from '../../domain/failure'
import type { Post } from '../../domain/posts.schema'
import { makeToken } from '../../worker/auth/token'
import { forgetLinks, openLink } from '../../worker/magic-links/magic-links.service'
import { makeLink } from '../../worker/magic-links/new-link.service'
import { runSchedule } from '../../worker/schedule'
import { browser, mailedLinks, message, stranger } from '../support/messages'
import { squawkOf, uploaded } from '../support/recordings'
import { listTablesHolding } from '../support/tables'
import { call, type Person, person, tools, travel } from '../support/world'

const DAY_MS = 86_400_000
const USED = 'This link has expired or has already been used. Please request a new link.'
const INVALID = 'This link is invalid or has expired. Please request a new link.'
const MADE_UP = 'A'.repeat(43)

afterEach(() => travel(0))

type Held = { postId: string; token: string }

/** Publishes a message to a user without an account; returns it with the emailed link. */
async function mailed(from: Person, given: Parameters<typeof message>[1] = {}) {
  const to = stranger()
  const post = await message(from, { recipient: to, title: 'By the lock gate', ...given })
  const [held] = await mailedLinks(to)
  if (!held) throw new Error('no mail')
  return { post, to, held: { postId: held.postId, token: held.token } }
}

function press(window: ReturnType<typeof browser>, { postId, token }: Held): Promise<Response> {
  return window.go('POST /api/magic-links/redeem', { json: { postId, token } })
}
const refusalOf = async (answer: Response) =>
  [answer.status, (await answer.json<{ error: { message: string } }>()).error.message] as const
const statusOf = async (window: ReturnType<typeof browser>, path: string) =>
  (await window.go(`GET ${path}`)).status

describe('a message to an address', () => {
  test('is emailed with a link that opens it for the first browser that redeems it', async () => {
    const wren = await person('Wren')
    const { post, held } = await mailed(wren)
    expect(held.postId).toBe(post.id)
    expect(held.token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    const [first, second] = [browser(), browser()]
    for (const path of [`/api/posts/${post.id}`, post.audioUrl ?? '', `/api/posts/${post.id}/replies`])
      expect(await statusOf(first, path)).toBe(404)

    const opened = await press(first, held)
    expect(opened.status).toBe(200)
    expect(await opened.json<Post>()).toMatchObject({ id: post.id, title: 'By the lock gate' })
    expect(opened.headers.get('set-cookie')).toMatch(
      /^owlcast-browser=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    for (const path of [`/api/posts/${post.id}`, post.audioUrl ?? '', `/api/posts/${post.id}/replies`]) {
      const answer = await first.go(`GET ${path}`)
      expect([path, answer.status]).toEqual([path, 200])
      expect(answer.headers.get('cache-control')).toContain('no-store')
      await answer.arrayBuffer()
    }
    // The same browser may redeem again.
    expect((await press(first, held)).status).toBe(200)
    expect(await refusalOf(await press(second, held))).toEqual([410, USED])
    expect(await statusOf(second, post.audioUrl ?? '')).toBe(404)
  })

  test('opens several messages in one browser, each until its own link expires', async () => {
    const wren = await person('Wren')
    const first = await mailed(wren)
    const window = browser()
    await press(window, first.held)
    travel(20 * DAY_MS)
    const second = await mailed(await person('Dele'))
    await press(window, second.held)
    for (const { post } of [first, second]) expect(await statusOf(window, `/api/posts/${post.id}`)).toBe(200)
    travel(31 * DAY_MS)
    expect(await statusOf(window, `/api/posts/${first.post.id}`)).toBe(404)
    expect(await statusOf(window, first.post.audioUrl ?? '')).toBe(404)
    expect(await statusOf(window, `/api/posts/${second.post.id}`)).toBe(200)
    expect(await refusalOf(await press(window, first.held))).toEqual([410, INVALID])
  })

  test('has one winner of twenty concurrent redemptions', async () => {
    const { post, held } = await mailed(await person('Wren'))
    const windows = Array.from({ length: 20 }, () => browser())
    const answers = await Promise.all(windows.map((window) => press(window, held)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, ...Array(19).fill(410)])
    const winner = statuses.indexOf(200)
    expect(await statusOf(windows[winner] ?? browser(), `/api/posts/${post.id}`)).toBe(200)
    expect(await statusOf(windows[(winner + 1) % 20] ?? browser(), `/api/posts/${post.id}`)).toBe(404)
  })

  test('has one winner in each of twenty rounds', async () => {
    const wren = await person('Wren')
    const { post } = await mailed(wren)
    for (let round = 0; round < 20; round++) {
      const { link } = await makeLink(
        tools(),
        { id: wren.id, addresses: [] },
        { postId: post.id, expiresDays: 30 },
      )
      const token = new URL(link).searchParams.get('token') ?? ''
      const tries = Array.from({ length: 20 }, () =>
        openLink(tools(), null, { postId: post.id, token, browser: makeToken() }).then(
          () => 'opened',
          (refusal: Failure) => refusal.code,
        ),
      )
      expect((await Promise.all(tries)).toSorted()).toEqual(['opened', ...Array(19).fill('share.link_used')])
    }
  }, 120_000)

  test('opens in a browser that holds very many other grants', async () => {
    const { post, held } = await mailed(await person('Wren'))
    const window = browser()
    await press(window, held)
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
      expect(await statusOf(window, `/api/posts/${id}`)).toBe(200)
    expect(await statusOf(browser(), `/api/posts/${post.id}_1`)).toBe(404)
  })

  test('is refused with the same message for every invalid link', async () => {
    const wren = await person('Wren')
    const [one, other] = [await mailed(wren), await mailed(wren)]
    const window = browser()
    for (const held of [
      { postId: one.post.id, token: MADE_UP },
      { postId: 'post_nowhere', token: one.held.token },
      { postId: other.post.id, token: one.held.token },
      { postId: one.post.id, token: '' },
    ])
      expect(await refusalOf(await press(window, held))).toEqual([410, INVALID])
    await call(`DELETE /api/posts/${one.post.id}`, { as: wren })
    expect(await refusalOf(await press(window, one.held))).toEqual([410, INVALID])
    expect((await press(window, other.held)).status).toBe(200)
  })

  test('may be redeemed again by the account of its address, and stays closed to other accounts', async () => {
    const [wren, mara, eve] = [await person('Wren'), await person('Mara'), await person('Eve')]
    const post = await message(wren, { recipient: mara.email })
    const [held] = await mailedLinks(mara.email)
    if (!held) throw new Error('no mail')
    expect((await press(browser(), held)).status).toBe(200)
    expect((await press(browser(mara), held)).status).toBe(200)
    expect(await refusalOf(await press(browser(eve), held))).toEqual([410, USED])
    expect((await call(`GET /api/posts/${post.id}`, { as: mara })).status).toBe(200)
  })

  test('is opened for a browser, not for the account signed in there', async () => {
    const [wren, eve] = [await person('Wren'), await person('Eve')]
    const { post, held } = await mailed(wren)
    const window = browser(eve)
    expect((await press(window, held)).status).toBe(200)
    expect(await statusOf(window, `/api/posts/${post.id}`)).toBe(200)
    expect((await call(`GET /api/posts/${post.id}`, { as: eve })).status).toBe(404)
  })

  test('may be answered by a signed-in user of the browser that opened it, and by no one else', async () => {
    const [wren, eve] = [await person('Wren'), await person('Eve')]
    const { post, held } = await mailed(wren)
    const window = browser(eve)
    await press(window, held)
    const answer = async (to: ReturnType<typeof browser>) => {
      const { id } = await uploaded(eve, { mode: 'mue' })
      return to.go('POST /api/posts', {
        json: squawkOf(id, { mode: 'mue', tags: [], parents: [{ id: post.id }] }),
        key: tools().ids.make('key'),
      })
    }
    expect((await answer(browser(eve))).status).toBe(404)
    const sent = await answer(window)
    expect(sent.status).toBe(201)
    const { post: reply } = await sent.json<{ post: Post }>()
    expect(reply.visibility).toBe('private')
    expect((await call(`GET /api/posts/${reply.id}`, { as: wren })).status).toBe(200)
  })

  test('is not used up by its author', async () => {
    const wren = await person('Wren')
    const { held } = await mailed(wren)
    expect((await press(browser(wren), held)).status).toBe(200)
    expect((await press(browser(), held)).status).toBe(200)
  })

  test('is emailed at most three times a day to one address, and published in any case', async () => {
    const to = stranger()
    for (const name of ['Wren', 'Dele', 'Ines', 'Teal']) await message(await person(name), { recipient: to })
    expect(await mailedLinks(to)).toHaveLength(3)
  })

  test('is emailed with its plain link when it is public', async () => {
    const to = stranger()
    const post = await message(await person('Wren'), { recipient: to, isPrivate: false })
    const page = await (await call('GET /api/dev/outbox')).text()
    const letter = page.split('<article>').find((one) => one.includes(`to ${to} `)) ?? ''
    expect(letter).toContain(`href="${env.ORIGIN}/mue/${post.id}"`)
    expect(letter).not.toContain('30 days')
  })
})

describe('validation', () => {
  test('returns what a token is good for and uses nothing up', async () => {
    const wren = await person('Wren')
    const { post, to, held } = await mailed(wren)
    const ask = (token: string) => browser().go('POST /api/magic-links/validate', { json: { token } })
    const row = { content_id: post.id, content_type: 'mue', recipient_email: 'm•••@example.org' }
    for (let i = 0; i < 3; i++)
      expect(await (await ask(held.token)).json()).toEqual({ ...row, is_valid: true })
    expect(row.recipient_email).not.toBe(to)
    await press(browser(), held)
    expect(await (await ask(held.token)).json()).toEqual({ ...row, is_valid: false })
    expect(await refusalOf(await ask(MADE_UP))).toEqual([410, INVALID])
  })

  test('refuses redemption by prefetching browsers', async () => {
    const { held } = await mailed(await person('Wren'))
    for (const [name, value] of [
      ['sec-purpose', 'prefetch;prerender'],
      ['purpose', 'prefetch'],
    ] as const) {
      const headers = { [name]: value }
      const answer = await browser().go('POST /api/magic-links/redeem', { json: held, headers })
      expect(answer.status).toBe(403)
    }
    expect((await press(browser(), held)).status).toBe(200)
  })
})

describe('a link made by the author', () => {
  const make = (as: Person, postId: string) => call('POST /api/magic-links', { as, json: { postId } })

  test('is available for a message to a number or an address', async () => {
    const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
    const toNumber = await message(wren, { recipient: '+44 20 7946 0000' })
    const answer = await make(wren, toNumber.id)
    expect(answer.status).toBe(201)
    const { link, expiresAt } = await answer.json<{ link: string; expiresAt: number }>()
    expect(expiresAt).toBeGreaterThan(Date.now() + 29.9 * DAY_MS)
    const { pathname, searchParams } = new URL(link)
    expect(pathname).toBe(`/mue/${toNumber.id}`)
    const held = { postId: toNumber.id, token: searchParams.get('token') ?? '' }
    expect((await press(browser(), held)).status).toBe(200)

    const toMember = await message(wren, { recipient: `@${dele.username}` })
    expect((await make(wren, toMember.id)).status).toBe(400)
    expect((await make(dele, toMember.id)).status).toBe(403)
    expect((await make(eve, toMember.id)).status).toBe(404)
    expect((await make(eve, toNumber.id)).status).toBe(404)
  })
})

describe('a resent link', () => {
  const resend = (held: Held) => browser().go('POST /api/magic-links/resend', { json: held })

  test('goes to the stored address only, once in ten minutes, five times a day, with the same answer for all', async () => {
    const wren = await person('Wren')
    const { to, held, post } = await mailed(wren)
    await press(browser(), held)
    const texts = new Set<string>()
    const asked = async (given: Held) => {
      const answer = await resend(given)
      texts.add(`${answer.status} ${await answer.text()}`)
      return (await mailedLinks(to)).length
    }
    expect(await asked({ ...held, token: MADE_UP })).toBe(1)
    expect(await asked({ ...held, postId: 'post_nowhere' })).toBe(1)
    expect(await asked(held)).toBe(2)
    expect(await asked(held)).toBe(2)
    for (let i = 1; i <= 6; i++) {
      travel(i * 600_001)
      expect(await asked(held)).toBe(Math.min(6, 2 + i))
    }
    expect([...texts]).toEqual(['202 {"ok":true}'])
    const [newest] = await mailedLinks(to)
    if (!newest) throw new Error('no mail')
    expect(newest.postId).toBe(post.id)
    expect((await press(browser(), newest)).status).toBe(200)
  })

  test('can be requested after the old one expired, for a limited time', async () => {
    const { to, held } = await mailed(await person('Wren'))
    const links = () =>
      env.DB.prepare('select count(*) as n from magic_links where recipient = ?')
        .bind(to)
        .first<{ n: number }>()
    travel(31 * DAY_MS)
    await runSchedule(tools())
    expect(await refusalOf(await press(browser(), held))).toEqual([410, INVALID])
    await resend(held)
    const [newest] = await mailedLinks(to)
    expect(newest?.token).not.toBe(held.token)
    travel(91 * DAY_MS)
    await forgetLinks(tools())
    expect(await links()).toEqual({ n: 1 })
    travel(122 * DAY_MS)
    await runSchedule(tools())
    expect(await links()).toEqual({ n: 0 })
  })
})

test('creates a link for 1 to 30 days, by default 30', async () => {
  const wren = await person('Wren')
  const post = await message(wren, { recipient: stranger() })
  const make = (json: Record<string, unknown>) =>
    call('POST /api/magic-links', { as: wren, json: { postId: post.id, ...json } })
  for (const [given, days] of [
    [{}, 30],
    [{ expiresDays: 1 }, 1],
    [{ expiresDays: 30 }, 30],
  ] as const) {
    const now = tools().clock.now()
    const made = await make(given)
    expect(made.status).toBe(201)
    const { expiresAt } = await made.json<{ expiresAt: number }>()
    expect(Math.round((expiresAt - now) / DAY_MS)).toBe(days)
  }
  for (const expiresDays of [0, 31, -1, 1.5, '7', null])
    expect([expiresDays, (await make({ expiresDays })).status]).toEqual([expiresDays, 400])
})

test('calls an untitled message a voice message in its email', async () => {
  const wren = await person('Wren')
  const letterOf = async (title: string) => {
    const to = stranger()
    await message(wren, { recipient: to, title })
    const page = await (await call('GET /api/dev/outbox')).text()
    return page.split('<article>').find((letter) => letter.includes(`to ${to} `)) ?? ''
  }
  expect(await letterOf('')).toContain('“Voice Message” from')
  expect(await letterOf('Rain on the roof')).toContain('“Rain on the roof” from')
})

test('stores no token and no browser secret in the database', async () => {
  const wren = await person('Wren')
  const { held } = await mailed(wren)
  const window = browser()
  await press(window, held)
  const unopened = await mailed(wren)
  const made = await call('POST /api/magic-links', { as: wren, json: { postId: held.postId } })
  const { link } = await made.json<{ link: string }>()
  const secrets = [
    held.token,
    unopened.held.token,
    link.split('token=')[1] ?? '',
    window.jar.get('owlcast-browser') ?? '',
  ]
  expect(secrets.map(({ length }) => length)).toEqual([43, 43, 43, 43])
  expect(await listTablesHolding([held.postId])).toEqual(
    expect.arrayContaining(['magic_links', 'outbox', 'idempotency']),
  )
  expect(await listTablesHolding(secrets)).toEqual([])
})
