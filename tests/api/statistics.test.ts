/** Profile statistics equal the lists behind them. */
import { afterEach, expect, test } from 'vitest'
import { POSTS_COUNTED_MAX } from '../../domain/account/account.limits'
import type { Statistics } from '../../domain/people/people.schema'
import { OWN_LISTS } from '../../domain/posts/own-posts'
import { addCollaborator, publishOwlcast, publishRecording } from '../support/owlcasts'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

const DAY = 86_400_000
const fetchCounts = async (as: Person) =>
  (await (await call('GET /api/me/statistics', { as })).json<Statistics>()).counts

/** Returns how many posts of a kind its list shows over all pages. */
async function countListed(as: Person, kind: string): Promise<number> {
  let [sum, cursor] = [0, '']
  for (;;) {
    const page = await (await call(`GET /api/me/posts?kind=${kind}${cursor}`, { as })).json<{
      items: { kind: string }[]
      cursor: string | null
    }>()
    sum += page.items.filter((one) => one.kind === kind).length
    if (page.cursor === null) return sum
    cursor = `&cursor=${page.cursor}`
  }
}

async function countMessages(as: Person): Promise<number> {
  return (await (await call('GET /api/messages', { as })).json<{ items: unknown[] }>()).items.length
}

async function expectEqualCounts(as: Person) {
  const shown = await fetchCounts(as)
  for (const kind of OWN_LISTS) expect(shown[kind], kind).toBe(await countListed(as, kind))
  expect(shown.mue).toBe(await countMessages(as))
  return shown
}

test('returns zeros for a user without posts', async () => {
  expect(Object.values(await expectEqualCounts(await createPerson('Wren')))).toEqual([0, 0, 0, 0, 0])
})

test('counts posts and replies, but not recordings in owlcasts or posts of others', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const { id } = await publishSquawk(wren)
  await publishSquawk(wren, { parents: [{ id }] })
  await publishSquawk(dele, { parents: [{ id }] })
  const cast = await publishOwlcast(wren)
  await publishRecording(wren, cast)
  await addCollaborator(wren, cast, dele)
  await publishRecording(dele, cast)
  expect(await expectEqualCounts(wren)).toMatchObject({ squawk: 2, owlcast: 1, mue: 0 })
  expect(await expectEqualCounts(dele)).toMatchObject({ squawk: 1, owlcast: 0 })
})

test('counts sent and received messages, also by address', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const publishTo = (as: Person, recipient: string) =>
    publishSquawk(as, { mode: 'mue', recipient }, { mode: 'mue' })
  await publishTo(wren, `@${dele.username}`)
  await publishTo(wren, dele.email)
  await publishTo(dele, `@${wren.username}`)
  await publishTo(wren, 'somebody@example.net')
  expect(await expectEqualCounts(wren)).toMatchObject({ mue: 4, squawk: 0 })
  expect(await expectEqualCounts(dele)).toMatchObject({ mue: 3 })
})

test('does not count expired and deleted posts', async () => {
  const wren = await createPerson('Wren')
  const one = await publishSquawk(wren)
  await publishSquawk(wren)
  expect(await expectEqualCounts(wren)).toMatchObject({ squawk: 2 })
  await call(`DELETE /api/posts/${one.id}`, { as: wren })
  expect(await expectEqualCounts(wren)).toMatchObject({ squawk: 1 })
  setClockOffset(2 * DAY)
  expect(await expectEqualCounts(wren)).toMatchObject({ squawk: 0 })
})

test('caps the counts', async () => {
  const wren = await createPerson('Wren')
  const { id } = await publishSquawk(wren)
  const rest = 'kind, author_id, author_name, author_username, author_avatar_color, title, created_at'
  await getTools().db.run(
    `insert into posts (id, ${rest}) with recursive n(i) as (select 1 union all select i + 1 from n where i < ${POSTS_COUNTED_MAX + 50})
     select id || '_' || i, ${rest} from posts, n where id = '${id}'`,
  )
  expect(await fetchCounts(wren)).toMatchObject({ squawk: POSTS_COUNTED_MAX })
  await getTools().db.run(`delete from posts where author_id = '${wren.id}'`)
})
