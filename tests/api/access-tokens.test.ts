/** Access tokens: shown once, stored as a hash, limited to their scopes, and refused with a reason. */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { API_SCOPES } from '../../domain/access-tokens/access-tokens'
import { ACCESS_TOKEN_DAYS } from '../../domain/access-tokens/access-tokens.limits'
import type { AccessToken } from '../../domain/access-tokens/access-tokens.schema'
import { ERROR_TABLE } from '../../domain/errors/error-table'
import type { Post } from '../../domain/posts/posts.schema'
import { DAY_MS } from '../../domain/time/units'
import { ACCESS_TOKENS_MAX } from '../../worker/auth/access-tokens/access-tokens.service'
import { listRouteDefinitions } from '../../worker/gate/define-route'
import { runSchedule } from '../../worker/schedule'
import { callWithToken, createToken, readErrorCode } from '../support/access-tokens'
import { publishMessage } from '../support/messages'
import { createUpload, createUploadInput, hashBytes, publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, setClockOffset } from '../support/world'

afterEach(() => {
  setClockOffset(0)
  vi.restoreAllMocks()
})

const listTokens = async (as: { cookie: string }) =>
  (await (await call('GET /api/tokens', { as })).json<{ items: AccessToken[] }>()).items

test('shows a token once, stores its hash only, and logs it nowhere', async () => {
  const logged = ['log', 'info', 'warn', 'error'].map((level) => vi.spyOn(console, level as 'log'))
  const wren = await createPerson('Wren')
  const { token, accessToken } = await createToken(wren, { scopes: ['posts:write', 'posts:read'] })
  expect(token).toMatch(/^owlcast_pat_[\w-]{43}$/)
  expect(accessToken).toMatchObject({ name: 'A bot', scopes: ['posts:read', 'posts:write'], usedAt: null })
  expect(accessToken.hint).toBe(token.slice(-4))
  await callWithToken(token, 'GET /api/token')
  await callWithToken(`${token}x`, 'GET /api/token')
  const [listed] = await listTokens(wren)
  expect(listed).toMatchObject({ ...accessToken, usedAt: expect.any(Number) })
  const rows = JSON.stringify((await env.DB.prepare('select * from access_tokens').all()).results)
  expect(rows).not.toContain(token)
  expect(JSON.stringify(logged.map(({ mock }) => mock.calls))).not.toContain(token)
})

test('shows a caller whose token it is and what it may do', async () => {
  const wren = await createPerson('Wren')
  const { token, accessToken } = await createToken(wren)
  const answer = await callWithToken(token, 'GET /api/token')
  expect(await answer.json()).toEqual({
    user: { id: wren.id, username: wren.username, displayName: 'Wren' },
    scopes: ['posts:read'],
    expiresAt: accessToken.expiresAt,
  })
})

test('refuses a token that is unknown, revoked or expired, with a reason and a challenge', async () => {
  const [wren, eve] = [await createPerson('Wren'), await createPerson('Eve')]
  const { token, accessToken } = await createToken(wren, { days: ACCESS_TOKEN_DAYS[0] })
  const refuse = async (bearer: string) => {
    const answer = await callWithToken(bearer, 'GET /api/posts/recent')
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    return readErrorCode(answer)
  }
  expect(await refuse('owlcast_pat_madeup')).toBe('token.invalid')
  expect(await refuse('something-else')).toBe('token.invalid')
  setClockOffset(ACCESS_TOKEN_DAYS[0] * DAY_MS)
  expect(await refuse(token)).toBe('token.expired')
  setClockOffset(0)
  expect((await call(`DELETE /api/tokens/${accessToken.id}`, { as: eve })).status).toBe(404)
  expect((await callWithToken(token, 'GET /api/token')).status).toBe(200)
  expect((await call(`DELETE /api/tokens/${accessToken.id}`, { as: wren })).status).toBe(200)
  expect(await refuse(token)).toBe('token.revoked')
  expect(await listTokens(wren)).toEqual([])
})

test('refuses a token in an address on every route', async () => {
  const wren = await createPerson('Wren')
  const { token } = await createToken(wren, { scopes: [...API_SCOPES] })
  for (const name of ['access_token', 'token', 'cursor'])
    for (const path of ['/api/posts/recent', '/api/me/posts', '/media/med_x', '/squawk/post_x']) {
      const answer = await call(`GET ${path}?${name}=${token}`, { as: wren })
      expect(answer.status, path).toBe(400)
      expect(await answer.text(), path).not.toContain(token)
    }
})

test('answers in the language of the request', async () => {
  const answer = await callWithToken('owlcast_pat_madeup', 'GET /api/token', {
    headers: { 'accept-language': 'de' },
  })
  const { error } = await answer.json<{ error: { message: string } }>()
  expect(error.message).toMatch(/Zugriffstoken/)
  expect(error.message).not.toBe(ERROR_TABLE['token.invalid'].message)
})

test('ignores the cookies beside a token', async () => {
  const [wren, admin] = [await createPerson('Wren'), await createPerson('Ada', { admin: true })]
  const { token } = await createToken(wren)
  const answer = await call('GET /api/token', { as: admin, headers: { authorization: `Bearer ${token}` } })
  expect(await answer.json()).toMatchObject({ user: { id: wren.id } })
  const settings = await call('GET /api/site/settings', {
    as: admin,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await readErrorCode(settings)).toBe('token.session_required')
})

test('gives tokens of moderators no moderator rights', async () => {
  const admin = await createPerson('Ada', { admin: true })
  const { token } = await createToken(admin, { scopes: [...API_SCOPES] })
  for (const path of ['/api/moderation', '/api/figures', '/api/site/settings'])
    expect(await readErrorCode(await callWithToken(token, `GET ${path}`)), path).toBe(
      'token.session_required',
    )
  const deep = await (await callWithToken(token, 'GET /api/health/deep')).json()
  expect(deep).not.toHaveProperty('prefixes')
})

test('requires the scope of the registry on each route, and a session where there is none', async () => {
  const wren = await createPerson('Wren')
  const all = await createToken(wren, { scopes: [...API_SCOPES] })
  const routes = listRouteDefinitions().filter(
    ({ access, scope, path }) =>
      access !== 'development' && access !== 'test' && scope !== 'ignored' && !path.startsWith('/api/mail/'),
  )
  const tokens = new Map<string, string>()
  for (const scope of API_SCOPES) {
    const others = API_SCOPES.filter((other) => other !== scope)
    tokens.set(scope, (await createToken(wren, { name: scope, scopes: others })).token)
  }
  for (const { method, path, scope } of routes) {
    const route = `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, 'post_unknown')}`
    const read = method === 'get' || method === 'head'
    const options = { json: read ? undefined : {}, key: 'a-key-that-fits' }
    const code = async (token: string) => {
      const answer = await callWithToken(token, route, options)
      return method === 'head' ? String(answer.status) : ((await readErrorCode(answer)) ?? '')
    }
    if (scope === undefined) expect(await code(all.token), route).toBe('token.session_required')
    else if (scope === 'any') expect(await code(tokens.get('posts:read') ?? ''), route).not.toMatch(/^token/)
    else
      expect(await code(tokens.get(scope) ?? ''), route).toBe(
        method === 'head' ? '403' : 'token.scope_missing',
      )
  }
})

test('lets no token create tokens, end sessions or delete the account', () => {
  const critical =
    /^\/api\/(tokens|webhooks|sessions|passkeys|auth|me\/(phone|email|erasure|export)|moderation|setup|site\/)/
  const open = listRouteDefinitions().filter(({ path, scope }) => critical.test(path) && scope !== undefined)
  expect(open).toEqual([])
})

test('publishes with a token: ticket, bytes, post, read back', async () => {
  const wren = await createPerson('Wren')
  const { token } = await createToken(wren, { scopes: ['posts:read', 'posts:write'] })
  const { bytes, type, draftId } = await createUploadInput()
  const ticket = await callWithToken(token, 'POST /api/uploads', {
    json: { draftId, mode: 'squawk', type, bytes: bytes.length, sha256: await hashBytes(bytes) },
  })
  const { id } = await ticket.json<{ id: string }>()
  const stored = await callWithToken(token, `PUT /api/uploads/${id}`, {
    body: bytes,
    headers: { 'content-type': type, 'content-length': String(bytes.length) },
  })
  expect(stored.status).toBe(200)
  const json = { mode: 'squawk', mediaId: id, title: 'From a bot', tags: ['bots'] }
  const published = await callWithToken(token, 'POST /api/posts', { json, key: draftId })
  expect(published.status).toBe(201)
  const { post } = await published.json<{ post: Post }>()
  expect(await (await call(`GET /api/posts/${post.id}`)).json()).toMatchObject({ title: 'From a bot' })
})

test('sends and reads messages only with their scopes', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const message = await publishMessage(wren, { recipient: `@${dele.username}` })
  const publisher = await createToken(dele, { scopes: ['posts:read', 'posts:write'] })
  const reader = await createToken(dele, { scopes: ['posts:read', 'messages:read'] })
  const sent = await callWithToken(publisher.token, 'POST /api/posts', {
    json: { mode: 'mue', trackId: 'trk_x', recipient: `@${wren.username}` },
    key: 'a-key-that-fits',
  })
  expect(await readErrorCode(sent)).toBe('token.scope_missing')
  for (const path of [`/api/posts/${message.id}`, message.audioUrl ?? '']) {
    expect((await callWithToken(publisher.token, `GET ${path}`)).status).toBe(404)
    expect((await callWithToken(reader.token, `GET ${path}`)).status).toBe(200)
  }
})

test('answers a private message in no mode without the scope of messages', async () => {
  const [wren, mara] = [await createPerson('Wren'), await createPerson('Mara')]
  const sent = await publishMessage(wren, { recipient: `@${mara.username}` })
  const heard = await publishSquawk(wren)
  const blind = await createToken(mara, { scopes: ['posts:read', 'posts:write'] })
  const silent = await createToken(mara, { scopes: ['posts:write', 'messages:read'] })
  const answer = async ({ token }: { token: string }, parentId: string, key: string) => {
    const { id: mediaId } = await createUpload(mara)
    const json = { mode: 'squawk', mediaId, title: 'Answer', tags: ['owl'], parents: [{ id: parentId }] }
    return callWithToken(token, 'POST /api/posts', { json, key })
  }
  const unseen = await answer(blind, sent.id, 'answers-a-message-1')
  expect([unseen.status, await readErrorCode(unseen)]).toEqual([404, 'post.not_found'])
  const refused = await answer(silent, sent.id, 'answers-a-message-2')
  expect([refused.status, await readErrorCode(refused)]).toEqual([403, 'token.scope_missing'])
  expect((await answer(blind, heard.id, 'answers-a-squawk-01')).status).toBe(201)
})

test('limits the number of tokens, and checks their names, scopes and days', async () => {
  const wren = await createPerson('Wren')
  const create = (json: object) => call('POST /api/tokens', { as: wren, json })
  const good = { name: 'Bot', scopes: ['posts:read'], days: 30 }
  expect(await readErrorCode(await create({ ...good, name: ' ' }))).toBe('token.name_required')
  expect(await readErrorCode(await create({ ...good, name: 'x'.repeat(51) }))).toBe('post.text_too_long')
  expect((await create({ ...good, scopes: [] })).status).toBe(400)
  expect((await create({ ...good, scopes: ['admin'] })).status).toBe(400)
  expect((await create({ ...good, days: 10_000 })).status).toBe(400)
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?2)
     insert into access_tokens (id, user_id, name, token_hash, hint, scopes, created_at, expires_at)
     select 'pat_full_' || i || ?1, ?1, 'n', 'h' || i || ?1, 'abcd', '[]', ?3, ?3 + 100000 from n`,
  )
    .bind(wren.id, ACCESS_TOKENS_MAX, getTools().clock.now())
    .run()
  expect(await readErrorCode(await create(good))).toBe('token.too_many')
})

test('refuses what a suspended member may not do, with a token too', async () => {
  const wren = await createPerson('Wren')
  const { token } = await createToken(wren, { scopes: ['posts:write'] })
  await env.DB.prepare('update profiles set suspended_until = ? where id = ?')
    .bind(Date.now() + DAY_MS, wren.id)
    .run()
  const answer = await callWithToken(token, 'POST /api/posts', { json: {}, key: 'a-key-that-fits' })
  expect(await readErrorCode(answer)).toBe('safety.suspended')
})

test('forgets tokens a month after their end', async () => {
  const wren = await createPerson('Wren')
  const { token } = await createToken(wren, { days: 7 })
  setClockOffset(8 * DAY_MS)
  await runSchedule(getTools())
  expect(await readErrorCode(await callWithToken(token, 'GET /api/token'))).toBe('token.expired')
  setClockOffset(38 * DAY_MS)
  await runSchedule(getTools())
  expect(await readErrorCode(await callWithToken(token, 'GET /api/token'))).toBe('token.invalid')
})

test('limits a token like its person', async () => {
  const wren = await createPerson('Wren')
  const post = await publishSquawk(wren)
  const { token } = await createToken(wren, { scopes: ['posts:write'] })
  expect((await callWithToken(token, `DELETE /api/posts/${post.id}`)).status).toBe(204)
  const other = await publishSquawk(await createPerson('Eve'))
  expect((await callWithToken(token, `DELETE /api/posts/${other.id}`)).status).toBe(403)
})
