/** Texts of section 8 that the server sends: each is provoked here and read from the response. */
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { createBrowser, createUnknownEmail, listMailedLinks, publishMessage } from '../support/messages'
import { publishOwlcast } from '../support/owlcasts'
import { readPage } from '../support/page-content'
import { createSquawkInput, createUpload, publishSquawk } from '../support/recordings'
import { call, createPerson, getTools } from '../support/world'

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

const readPageBody = async (path: string, bindings = env) =>
  (await readPage(await call(`GET ${path}`, { bindings }))).body

async function submitForm(path: string): Promise<string> {
  return (await readPage(await createBrowser().go(`POST ${path}`, form))).body
}

async function createUsedLink(): Promise<string> {
  const to = createUnknownEmail()
  await publishMessage(await createPerson('Wren'), { recipient: to })
  const [linkToken] = await listMailedLinks(to)
  const link = linkToken?.link ?? ''
  const first = createBrowser()
  await (await first.go(`GET ${link}`)).text()
  expect((await first.go(`POST ${link}`, form)).status).toBe(303)
  return link
}

async function publishWithout(database: typeof env): Promise<string> {
  const wren = await createPerson('Wren')
  const { id } = await createUpload(wren)
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
    json: createSquawkInput(id),
    key: getTools().ids.make('key'),
    bindings: { ...database, DB },
  })
  return answer.text()
}

const TEXTS: [row: string, text: string, provoke: () => Promise<string>][] = [
  ['S8-02', 'Invalid share link - missing content type or ID.', () => readPageBody('/squawk')],
  [
    'S8-03',
    'This link is invalid or has expired. Please request a new link.',
    () => submitForm(`/mue/post_nowhere?token=${'A'.repeat(43)}`),
  ],
  [
    'S8-04',
    'This link has expired or has already been used. Please request a new link.',
    async () => submitForm(await createUsedLink()),
  ],
  [
    'S8-05',
    'Invitation link error: Something went wrong on our side. Please contact the person who sent you this link.',
    () => readPageBody('/owlcast/post_nowhere?invitation=secret', NO_DATABASE),
  ],
  [
    'S8-06',
    'This invitation link is invalid or has expired. Please contact the person who sent you this link.',
    async () => {
      const cast = await publishOwlcast(await createPerson('Pia', { pro: true }), { visibility: 'private' })
      return readPageBody(`/owlcast/${cast.id}?invitation=${'A'.repeat(43)}`)
    },
  ],
  [
    'S8-07',
    'Content not found: The ID in this link is not complete. The content may have been deleted or you may not have permission to view it.',
    () => readPageBody('/squawk/post_abc%E2%80%A6'),
  ],
  [
    'S8-08',
    'Content not found. The content may have been deleted or you may not have permission to view it.',
    () => readPageBody('/squawk/post_nowhere'),
  ],
  [
    'S8-09',
    `Failed to load content: Something went wrong on our side. Please contact support with this URL: ${env.ORIGIN}/squawk/post_nowhere.`,
    () => readPageBody('/squawk/post_nowhere', NO_DATABASE),
  ],
  [
    'S8-10',
    'This content may have been removed or the link is invalid.',
    async () => readPageBody(`/squawk/${(await publishSquawk(await createPerson('Wren'))).id}/edit`),
  ],
  [
    'S8-22',
    'Recording saved but failed to add to Owlcast. Please try again.',
    async () => {
      const wren = await createPerson('Wren')
      const json = createSquawkInput((await createUpload(wren)).id, { mode: 'owlcast' })
      return (await call('POST /api/posts', { as: wren, json, key: getTools().ids.make('key') })).text()
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
      const [wren, dele, eve] = [
        await createPerson('Wren'),
        await createPerson('Dele'),
        await createPerson('Eve'),
      ]
      const post = await publishSquawk(wren)
      const reply = await publishSquawk(dele, { parents: [{ id: post.id }] })
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
      const json = { email: createUnknownEmail(), password: 'a quiet canal at dusk' }
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
