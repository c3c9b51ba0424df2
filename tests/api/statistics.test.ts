/** Profile statistics equal the lists behind them. */
import { afterEach, expect, test } from 'vitest'
import { POSTS_COUNTED_MAX } from '../../domain/limits'
import { OWN_LISTS } from '../../domain/own-posts'
import type { Statistics } from '../../domain/people.schema'
import { joins, owlcast, recording } from '../support/owlcasts'
import { squawk } from '../support/recordings'
import { call, type Person, person, tools, travel } from '../support/world'

afterEach(() => travel(0))

const DAY = 86_400_000
const counts = async (as: Person) =>
  (await (await call('GET /api/me/statistics', { as })).json<Statistics>()).counts

/** Returns how many posts of a kind its list shows over all pages. */
async function listed(as: Person, kind: string): Promise<number> {
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

async function exchanged(as: Person): Promise<number> {
  return (await (await call('GET /api/messages', { as })).json<{ items: unknown[] }>()).items.length
}

async function agree(as: Person) {
  const told = await counts(as)
  for (const kind of OWN_LISTS) expect(told[kind], kind).toBe(await listed(as, kind))
  expect(told.mue).toBe(await exchanged(as))
  return told
}

test('returns zeros for a user without posts', async () => {
  expect(Object.values(await agree(await person('Wren')))).toEqual([0, 0, 0, 0, 0])
})

test('counts posts and replies, but not recordings in owlcasts or posts of others', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const { id } = await squawk(wren)
  await squawk(wren, { parents: [{ id }] })
  await squawk(dele, { parents: [{ id }] })
  const cast = await owlcast(wren)
  await recording(wren, cast)
  await joins(wren, cast, dele)
  await recording(dele, cast)
  expect(await agree(wren)).toMatchObject({ squawk: 2, owlcast: 1, mue: 0 })
  expect(await agree(dele)).toMatchObject({ squawk: 1, owlcast: 0 })
})

test('counts sent and received messages, also by address', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const message = (as: Person, recipient: string) => squawk(as, { mode: 'mue', recipient }, { mode: 'mue' })
  await message(wren, `@${dele.username}`)
  await message(wren, dele.email)
  await message(dele, `@${wren.username}`)
  await message(wren, 'somebody@example.net')
  expect(await agree(wren)).toMatchObject({ mue: 4, squawk: 0 })
  expect(await agree(dele)).toMatchObject({ mue: 3 })
})

test('does not count expired and deleted posts', async () => {
  const wren = await person('Wren')
  const one = await squawk(wren)
  await squawk(wren)
  expect(await agree(wren)).toMatchObject({ squawk: 2 })
  await call(`DELETE /api/posts/${one.id}`, { as: wren })
  expect(await agree(wren)).toMatchObject({ squawk: 1 })
  travel(2 * DAY)
  expect(await agree(wren)).toMatchObject({ squawk: 0 })
})

test('caps the counts', async () => {
  const wren = await person('Wren')
  const { id } = await squawk(wren)
  const rest = 'kind, author_id, author_name, author_username, author_avatar_color, title, created_at'
  await tools().db.run(
    `insert into posts (id, ${rest}) with recursive n(i) as (select 1 union all select i + 1 from n where i < ${POSTS_COUNTED_MAX + 50})
     select id || '_' || i, ${rest} from posts, n where id = '${id}'`,
  )
  expect(await counts(wren)).toMatchObject({ squawk: POSTS_COUNTED_MAX })
  await tools().db.run(`delete from posts where author_id = '${wren.id}'`)
})
