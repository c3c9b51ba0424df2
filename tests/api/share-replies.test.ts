/** The share page of a reply says what it answers, unless that is not for everyone. */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { readPage } from '../support/page-content'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

const fetchPage = async (path: string) => readPage(await call(`GET ${path}`))

async function publishReply(as: Person, parentId: string, title = 'I heard it too') {
  return publishSquawk(as, { title, parents: [{ id: parentId }] })
}

test('links to the post that a reply answers, with its title escaped', async () => {
  const [wren, ada] = [await createPerson('Wren'), await createPerson('Ada')]
  const parent = await publishSquawk(wren, { title: '</a><script>alert(1)</script> "fox"' })
  const reply = await publishReply(ada, parent.id)
  const { text } = await fetchPage(`/squawk/${reply.id}`)
  expect(text).toContain(`<a href="/squawk/${parent.id}">&lt;/a&gt;&lt;script&gt;alert(1)`)
  expect(text).not.toContain('<script>alert(1)')
  const { body: parentBody } = await fetchPage(`/squawk/${parent.id}`)
  expect(parentBody).not.toContain('In reply to')
})

test.each([
  ['private', "visibility = 'private'"],
  ['unlisted', "visibility = 'unlisted'"],
  ['hidden by a moderator', 'hidden_at = 1'],
  ['expired', 'expires_at = 1'],
])('never names a parent that is %s', async (_, change) => {
  const [wren, ada] = [await createPerson('Wren'), await createPerson('Ada')]
  const [secret, open] = [
    await publishSquawk(wren, { title: 'Zanzibar secret' }),
    await publishSquawk(wren, { title: 'In the open' }),
  ]
  const reply = await publishSquawk(ada, {
    title: 'To both',
    parents: [{ id: secret.id }, { id: open.id }],
  })
  expect((await fetchPage(`/squawk/${reply.id}`)).text).toMatch(
    /In reply to[^a-z]*<a href="[^"]*">Zanzibar secret/,
  )
  await env.DB.prepare(`update posts set ${change} where id = ?`).bind(secret.id).run()
  const page = await fetchPage(`/squawk/${reply.id}`)
  expect(page.status).toBe(200)
  expect(page.text).not.toContain('Zanzibar')
  expect(page.body).not.toContain('In reply to')
})

test('links to the moment that a reply refers to, unless the visitor may not hear it', async () => {
  const [wren, ada] = [await createPerson('Wren', { pro: true }), await createPerson('Ada')]
  const moment = { startMs: 400, endMs: 1200 }
  const parent = await publishSquawk(wren, { title: 'The fox' })
  const reply = await publishSquawk(ada, { title: 'Here', parents: [{ id: parent.id, moment }] })
  const { text } = await fetchPage(`/squawk/${reply.id}`)
  expect(text).toContain(
    `<a href="/squawk/${parent.id}?t=0.4,1.2">The fox<!-- --> · <!-- -->0:00.4 – 0:01.2</a>`,
  )
  // A price that was set afterwards: the moment is in no preview.
  await env.DB.prepare('update posts set price_cents = 299, seconds = 1 where id = ?').bind(parent.id).run()
  const { text: locked } = await fetchPage(`/squawk/${reply.id}`)
  expect(locked).toContain(`<a href="/squawk/${parent.id}">The fox</a>`)
})
