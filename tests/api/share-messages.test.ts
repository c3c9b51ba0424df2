/** Share pages of messages: one page for every token, one card for everyone else, and the message for its members. */
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { createApp } from '../../worker/app'
import { createBrowser, createUnknownEmail, listMailedLinks, publishMessage } from '../support/messages'
import { publishSquawk } from '../support/recordings'
import { call, createPerson } from '../support/world'

const BOTS = [
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 HeadlessChrome/138.0.0.0 Safari/537.36',
]
const MADE_UP = 'A'.repeat(43)
const USED = 'This link has expired or has already been used. Please request a new link.'
const INVALID = 'This link is invalid or has expired. Please request a new link.'
const FROM_OUR_FORM = {
  origin: 'null',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/x-www-form-urlencoded',
}

async function createMailedMessage(name = 'canary-sender') {
  const wren = await createPerson(name)
  const to = createUnknownEmail()
  const post = await publishMessage(wren, {
    recipient: to,
    title: 'canary-title',
    description: 'canary-words',
  })
  const [linkToken] = await listMailedLinks(to)
  if (!linkToken) throw new Error('no mail')
  return { wren, to, post, ...linkToken }
}

test('shows the same waiting page for every token and message, existing or not, without content', async () => {
  const { post, link, token } = await createMailedMessage()
  const readPageText = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await createBrowser().go(`GET ${path}`, { headers })
    return { answer, text: await answer.text() }
  }
  const { answer, text } = await readPageText(link)
  expect(answer.status).toBe(200)
  expect(text).toContain('A voice message is waiting')
  expect(text).not.toMatch(/canary|post_|og:audio|\/media\//)
  expect(text).not.toContain(token)
  expect(text).toContain('<meta property="og:title" content="A voice message is waiting" />')
  expect(text).toContain(`<meta property="og:image" content="${env.ORIGIN}/preview.png" />`)
  expect(text).toContain('<meta name="robots" content="noindex"')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  for (const path of [
    `/mue/${post.id}?token=${MADE_UP}`,
    `/mue/post_nowhere?token=${token}`,
    '/mue/x?token=',
  ])
    expect((await readPageText(path)).text).toBe(text)
  for (const bot of BOTS) expect((await readPageText(link, { 'user-agent': bot })).text).toBe(text)
  expect((await readPageText(`/squawk/${post.id}?token=${token}`)).answer.status).toBe(404)
})

test('keeps the link unused when robots open it first', async () => {
  const { post, link } = await createMailedMessage()
  const robot = createBrowser()
  await robot.go(`HEAD ${link}`)
  for (let i = 0; i < 3; i++) await (await robot.go(`GET ${link}`)).text()
  expect((await robot.go(`GET /mue/${post.id}`)).status).toBe(404)
  const mara = createBrowser()
  await (await mara.go(`GET ${link}`)).text()
  const pressed = await mara.go(`POST ${link}`, { body: '', headers: FROM_OUR_FORM })
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `/mue/${post.id}`])
  const page = await (await mara.go(`GET /mue/${post.id}`)).text()
  for (const part of ['canary-title', 'canary-words', 'canary-sender', `src="${post.audioUrl}"`])
    expect(page).toContain(part)
})

test('accepts a repeated press in the same browser and refuses the link in another one', async () => {
  const { link, to } = await createMailedMessage()
  const [mara, friend] = [createBrowser(), createBrowser()]
  for (const window of [mara, friend]) await (await window.go(`GET ${link}`)).text()
  const form = { body: '', headers: FROM_OUR_FORM }
  for (let i = 0; i < 2; i++) expect((await mara.go(`POST ${link}`, form)).status).toBe(303)
  const refused = await friend.go(`POST ${link}`, form)
  const text = await refused.text()
  expect(refused.status).toBe(410)
  for (const part of ['Content Not Found', USED, 'Send me a new link', 'Technical details', 'present'])
    expect(text).toContain(part)
  expect(text).not.toMatch(/canary/)
  expect(text).not.toContain(link.split('token=')[1])
  const again = await friend.go(`POST ${link}`, { ...form, body: 'again=yes' })
  expect(again.status).toBe(202)
  expect(await again.text()).toContain('we’ve sent a new one')
  expect(await listMailedLinks(to)).toHaveLength(2)
  const invented = await friend.go(`POST /mue/post_nowhere?token=${MADE_UP}`, form)
  expect(invented.status).toBe(410)
  expect(await invented.text()).toContain(INVALID)
})

test('accepts our own form only, not other sites or prefetching browsers', async () => {
  const { link, post } = await createMailedMessage()
  const strangers: Record<string, string>[] = [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
    { ...FROM_OUR_FORM, 'sec-purpose': 'prefetch' },
  ]
  for (const headers of strangers)
    expect((await createBrowser().go(`POST ${link}`, { body: '', headers })).status).toBe(403)
  const opened = await createBrowser().go('POST /api/magic-links/redeem', {
    json: { postId: post.id, token: link.split('token=')[1] },
  })
  expect(opened.status).toBe(200)
})

test('shows the message to its members without a token, and one card to everyone else', async () => {
  const { wren, post, link } = await createMailedMessage()
  const path = `/mue/${post.id}`
  const readCard = async (answer: Response) => {
    expect(answer.status).toBe(404)
    expect(answer.headers.get('set-cookie')).toBeNull()
    return (await answer.text()).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|post_\w+/g, '')
  }
  const [eve, mara] = [await createPerson('Eve'), await createPerson('Mara')]
  const absent = await readCard(await call('GET /mue/post_nowhere'))
  expect(await readCard(await call(`GET ${path}`))).toBe(absent)
  expect(await readCard(await call(`GET ${path}`, { as: eve }))).toBe(absent)
  expect(await readCard(await createBrowser().go(`GET ${path}`))).toBe(absent)
  // The author sees it by its link too, which stays unused for the recipient.
  for (const own of [path, link]) {
    const answer = await call(`GET ${own}`, { as: wren })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(await answer.text()).toContain('canary-title')
  }
  const toMara = await publishMessage(wren, { recipient: `@${mara.username}`, title: 'canary-mara' })
  const heard = await call(`GET /mue/${toMara.id}`, { as: mara })
  expect(await heard.text()).toContain('canary-mara')
  for (const surface of [`/embed${path}`, `/og/${post.id}.png`]) {
    const window = createBrowser()
    await window.go(`POST ${link}`, { body: '', headers: FROM_OUR_FORM })
    expect((await window.go(`GET ${surface}`)).status).toBe(404)
  }
})

test('shows a public message like any other post', async () => {
  const post = await publishMessage(await createPerson('Wren'), {
    recipient: createUnknownEmail(),
    isPrivate: false,
    title: 'Open air',
  })
  const page = await (await call(`GET /mue/${post.id}`)).text()
  expect(page).toContain('<meta property="og:title" content="Open air"')
  const withToken = await call(`GET /mue/${post.id}?token=${MADE_UP}`)
  expect(withToken.headers.get('cache-control')).toBe('private, no-store')
  expect(await withToken.text()).toContain('Open air')
})

test('queries neither session nor links for visitors without cookies', async () => {
  const post = await publishSquawk(await createPerson('Wren'))
  const asked: string[] = []
  // Statements are prepared once and run often: each time with its own values.
  const wrapStatement = (statement: D1PreparedStatement, text: string) =>
    Object.assign(Object.create(statement), {
      bind: (...values: unknown[]) => asked.push(text) && statement.bind(...values),
    })
  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name === 'prepare') return (text: string) => wrapStatement(target.prepare(text), text)
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
  for (const path of [`/api/posts/${post.id}`, `/squawk/${post.id}`, '/mue/post_nowhere'])
    await createApp().fetch(new Request(`${env.ORIGIN}${path}`), { ...env, DB }, context)
  expect(asked.filter((text) => /magic_links|"sessions"/.test(text))).toEqual([])
  expect(asked).toHaveLength(5)
})

test('logs no token when the database fails', async () => {
  const { link, postId, token } = await createMailedMessage()
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name === 'prepare') return (text: string) => target.prepare(text.replace(/"magic_links"/, '"gone"'))
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
  const callWorker = (path: string, init: RequestInit) =>
    createApp().fetch(new Request(`${env.ORIGIN}${path}`, init), { ...env, DB }, context)
  const json = { origin: env.ORIGIN, 'content-type': 'application/json' }
  const statuses = [
    await callWorker(link, { method: 'POST', body: '', headers: FROM_OUR_FORM }),
    await callWorker('/api/magic-links/redeem', {
      method: 'POST',
      body: JSON.stringify({ postId, token }),
      headers: json,
    }),
  ].map(({ status }) => status)
  const lines = log.mock.calls.flat().join('\n')
  log.mockRestore()
  expect(statuses).toEqual([500, 500])
  expect(lines).toContain('magic-links/redeem')
  expect(lines).toContain(`/mue/${postId}"`)
  expect(lines).not.toContain(token)
})
