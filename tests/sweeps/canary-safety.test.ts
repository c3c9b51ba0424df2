/**
 * Canary tests of blocks: neither side gets anything of the other by any route or identifier, except where a third user
 * credits them.
 */
import { expect, test } from 'vitest'
import { crawl, leaks, mark, markedMessage, markedVoice } from '../support/canary'
import { follow } from '../support/members'
import { joins, owlcast, recording } from '../support/owlcasts'
import { buy, song } from '../support/payments'
import { squawk } from '../support/recordings'
import { call, person, tools } from '../support/world'

const TIME_FOR_ALL_MS = 300_000

/** Creates a user whose name is a mark. */
async function known(name: string) {
  const made = await person(name, { pro: true })
  const [shown, username] = [mark('name'), `cn${tools().ids.random(9)}`]
  const json = { username, displayName: shown, avatarColor: 'teal' }
  expect((await call('PATCH /api/me/profile', { as: made, json })).status).toBe(200)
  return { ...made, username, shown }
}

/** Pages and sounds that are the same for everyone and cached: a block does not affect them. */
const FOR_EVERYBODY = /^(GET|HEAD) \/(media|@|squawk|mue|embed)/
/** Credits on posts of third users. */
const CREDITS = /"collaborators":\[[^\]]*\]/g

async function heardBy(as: { cookie: string }, words: readonly string[]) {
  const heard = [...(await crawl(as, words))].filter(([route]) => !FOR_EVERYBODY.test(route))
  expect(heard.length).toBeGreaterThan(60)
  return new Map(heard)
}

test('reveals nothing of a blocked user to either side', {
  timeout: TIME_FOR_ALL_MS,
}, async () => {
  const [wren, dele, mara] = [await known('Wren'), await known('Dele'), await known('Mara')]
  for (const [one, other] of [
    [wren, mara],
    [dele, mara],
    [dele, wren],
    [wren, dele],
    [mara, wren],
  ] as const)
    await follow(one, other)
  const root = await squawk(mara)
  // Replied to by a user without a block: whose thread it is stays hidden.
  const closed = await squawk(wren, { repliesFrom: 'followed' })
  const under = await squawk(mara, { parents: [{ id: closed.id }] })
  const theirs = await markedVoice(dele, { mode: 'squawk', tags: ['dusk'] })
  const open = await markedVoice(wren, { mode: 'squawk', tags: ['dusk'] })
  const said = [
    open,
    await markedVoice(wren, { mode: 'squawk', parents: [{ id: root.id }] }),
    await markedVoice(wren, { mode: 'squawk', parents: [{ id: theirs.post.id }] }),
    await markedMessage(wren, { recipient: `@${dele.username}` }),
    await markedMessage(wren, { recipient: dele.email }),
  ]
  const answered = [
    theirs,
    await markedVoice(dele, { mode: 'squawk', parents: [{ id: open.post.id }] }),
    await markedMessage(dele, { recipient: `@${wren.username}` }),
  ]
  const sold = await song(wren, 499, { title: mark('sold') })
  await buy(dele, sold)
  const cast = await owlcast(wren, { name: mark('cast') })
  const common = await owlcast(mara)
  for (const one of [wren, dele]) await joins(mara, common, one)
  await joins(wren, cast, dele)
  const there = await recording(wren, common, { title: mark('there') })
  await call('GET /api/posts?kind=squawk')

  expect((await call(`PUT /api/people/${dele.username}/block`, { as: wren })).status).toBe(204)

  const words = (of: typeof wren) => [of.username, `user:${of.id}`, mara.username, root.id, common.id]
  const byDele = await heardBy(dele, [open.post.id, ...words(wren), cast.id, sold.id, under.id])
  const ofWren = [...said.flatMap(({ marks }) => marks), sold.title, cast.title, there.title]
  expect(leaks(byDele, ofWren)).toEqual([])
  const uncredited = new Map(
    [...byDele].flatMap(([route, text]) =>
      route.includes('/collaborators') ? [] : [[route, text.replace(CREDITS, '')]],
    ),
  )
  expect(leaks(uncredited, [wren.shown])).toEqual([])

  const byWren = await heardBy(wren, [theirs.post.id, dele.username, `user:${dele.id}`])
  expect(
    leaks(
      byWren,
      answered.flatMap(({ marks }) => marks),
    ),
  ).toEqual([])
})
