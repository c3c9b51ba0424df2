/** Texts of section 8 that the server sends: each is provoked here and read from the response. */
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { browser, mailedLinks, message, stranger } from '../support/messages'
import { owlcast } from '../support/owlcasts'
import { readPage } from '../support/pages'
import { squawk, squawkOf, uploaded } from '../support/recordings'
import { call, person, tools } from '../support/world'

const FROM_OUR_FORM = {
  origin: 'null',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/x-www-form-urlencoded',
}
const form = { body: '', headers: FROM_OUR_FORM }

/** A database whose every call throws. */
const NO_DATABASE = {
  ...env,
  DB: new Proxy(env.DB, {
    get: () => () => {
      throw new Error('the database is away')
    },
  }),
}

const pageAt = async (path: string, bindings = env) =>
  (await readPage(await call(`GET ${path}`, { bindings }))).body

async function pressed(path: string): Promise<string> {
  return (await readPage(await browser().go(`POST ${path}`, form))).body
}

async function usedLink(): Promise<string> {
  const to = stranger()
  await message(await person('Wren'), { recipient: to })
  const [held] = await mailedLinks(to)
  const link = held?.link ?? ''
  const first = browser()
  await (await first.go(`GET ${link}`)).text()
  expect((await first.go(`POST ${link}`, form)).status).toBe(303)
  return link
}

async function publishWithout(database: typeof env): Promise<string> {
  const wren = await person('Wren')
  const { id } = await uploaded(wren)
  let calls = 0
  // The session is read first; the batch of the publish fails.
  const DB = new Proxy(database.DB, {
    get(db, name) {
      if (name === 'batch' && calls++ >= 0) return () => Promise.reject(new Error('the table is away'))
      const value = Reflect.get(db, name)
      return typeof value === 'function' ? value.bind(db) : value
    },
  })
  const answer = await call('POST /api/posts', {
    as: wren,
    json: squawkOf(id),
    key: tools().ids.make('key'),
    bindings: { ...database, DB },
  })
  return answer.text()
}

const TEXTS: [row: string, text: string, provoke: () => Promise<string>][] = [
  ['S8-02', 'Invalid share link - missing content type or ID.', () => pageAt('/squawk')],
  [
    'S8-03',
    'This link is invalid or has expired. Please request a new link.',
    () => pressed(`/mue/post_nowhere?token=${'A'.repeat(43)}`),
  ],
  [
    'S8-04',
    'This link has expired or has already been used. Please request a new link.',
    async () => pressed(await usedLink()),
  ],
  [
    'S8-05',
    'Invitation link error: Something went wrong on our side. Please contact the person who sent you this link.',
    () => pageAt('/owlcast/post_nowhere?invitation=secret', NO_DATABASE),
  ],
  [
    'S8-06',
    'This invitation link is invalid or has expired. Please contact the person who sent you this link.',
    async () => {
      const cast = await owlcast(await person('Pia', { pro: true }), { visibility: 'private' })
      return pageAt(`/owlcast/${cast.id}?invitation=${'A'.repeat(43)}`)
    },
  ],
  [
    'S8-07',
    'Content not found: The ID in this link is not complete. The content may have been deleted or you may not have permission to view it.',
    () => pageAt('/squawk/post_abc%E2%80%A6'),
  ],
  [
    'S8-08',
    'Content not found. The content may have been deleted or you may not have permission to view it.',
    () => pageAt('/squawk/post_nowhere'),
  ],
  [
    'S8-09',
    `Failed to load content: Something went wrong on our side. Please contact support with this URL: ${env.ORIGIN}/squawk/post_nowhere.`,
    () => pageAt('/squawk/post_nowhere', NO_DATABASE),
  ],
  [
    'S8-10',
    'This content may have been removed or the link is invalid.',
    async () => pageAt(`/squawk/${(await squawk(await person('Wren'))).id}/edit`),
  ],
  [
    'S8-22',
    'Recording saved but failed to add to Owlcast. Please try again.',
    async () => {
      const wren = await person('Wren')
      const json = squawkOf((await uploaded(wren)).id, { mode: 'owlcast' })
      return (await call('POST /api/posts', { as: wren, json, key: tools().ids.make('key') })).text()
    },
  ],
  ['S8-24', 'Squawks table not accessible', () => publishWithout(env)],
  [
    'S8-29',
    'You must be logged in to delete replies',
    async () => (await call('DELETE /api/posts/post_a/replies/post_b')).text(),
  ],
  [
    'S8-29',
    'Failed to delete reply. You may not have permission.',
    async () => {
      const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
      const post = await squawk(wren)
      const reply = await squawk(dele, { parents: [{ id: post.id }] })
      return (await call(`DELETE /api/posts/${post.id}/replies/${reply.id}`, { as: eve })).text()
    },
  ],
  [
    'S8-31',
    'Invalid verification code',
    async () => {
      const json = { codeId: 'code_nowhere', code: '123456' }
      return (await call('POST /api/auth/phone/verify', { json })).text()
    },
  ],
  [
    'S8-31',
    'Failed to sign in. Please check your credentials.',
    async () => {
      const json = { email: stranger(), password: 'a quiet canal at dusk' }
      return (await call('POST /api/auth/sign-in', { json })).text()
    },
  ],
]

test.each(TEXTS)('%s: %s', async (_row, text, provoke) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const shown = await provoke()
  vi.restoreAllMocks()
  expect(shown).toContain(text)
  // A sentence inside another one has no full stop of its own.
  expect(shown).not.toMatch(/[.!?]\.(?!\.)/)
})
