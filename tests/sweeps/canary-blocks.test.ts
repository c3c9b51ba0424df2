/**
 * Canary tests of blocks: neither side gets anything of the other by any route or identifier, except where a third user
 * credits them.
 */
import { expect, test } from 'vitest'
import { crawl, createMark, findLeaks, publishMarkedMessage, publishMarkedPost } from '../support/canary'
import { follow } from '../support/members'
import { addCollaborator, publishOwlcast, publishRecording } from '../support/owlcasts'
import { buy, publishSong } from '../support/payments'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools } from '../support/world'

const TIME_FOR_ALL_MS = 300_000

/** Creates a user whose name is a mark. */
async function createMarkedUser(name: string) {
  const made = await createPerson(name, { pro: true })
  const [shown, username] = [createMark('name'), `cn${getTools().ids.random(9)}`]
  const json = { username, displayName: shown, avatarColor: 'teal' }
  expect((await call('PATCH /api/me/profile', { as: made, json })).status).toBe(200)
  return { ...made, username, shown }
}

/** Pages and sounds that are the same for everyone and cached: a block does not affect them. */
const FOR_EVERYONE = /^(GET|HEAD) \/(media|@|squawk|mue|embed|latest|tag|feeds|sitemap)/
/** Credits on posts of third users. */
const CREDITS = /"collaborators":\[[^\]]*\]/g

async function crawlAs(as: { cookie: string }, listWords: readonly string[]) {
  const heard = [...(await crawl(as, listWords))].filter(([route]) => !FOR_EVERYONE.test(route))
  expect(heard.length).toBeGreaterThan(60)
  return new Map(heard)
}

test('reveals nothing of a blocked user to either side', {
  timeout: TIME_FOR_ALL_MS,
}, async () => {
  const [wren, dele, mara] = [
    await createMarkedUser('Wren'),
    await createMarkedUser('Dele'),
    await createMarkedUser('Mara'),
  ]
  for (const [one, other] of [
    [wren, mara],
    [dele, mara],
    [dele, wren],
    [wren, dele],
    [mara, wren],
  ] as const)
    await follow(one, other)
  const root = await publishSquawk(mara)
  // Replied to by a user without a block: whose thread it is stays hidden.
  const closed = await publishSquawk(wren, { replyPolicy: 'followed' })
  const under = await publishSquawk(mara, { parents: [{ id: closed.id }] })
  const theirs = await publishMarkedPost(dele, { mode: 'squawk', tags: ['dusk'] })
  const open = await publishMarkedPost(wren, { mode: 'squawk', tags: ['dusk'] })
  const wrenPosts = [
    open,
    await publishMarkedPost(wren, { mode: 'squawk', parents: [{ id: root.id }] }),
    await publishMarkedPost(wren, { mode: 'squawk', parents: [{ id: theirs.post.id }] }),
    await publishMarkedMessage(wren, { recipient: `@${dele.username}` }),
    await publishMarkedMessage(wren, { recipient: dele.email }),
  ]
  const answered = [
    theirs,
    await publishMarkedPost(dele, { mode: 'squawk', parents: [{ id: open.post.id }] }),
    await publishMarkedMessage(dele, { recipient: `@${wren.username}` }),
  ]
  const sold = await publishSong(wren, 499, { title: createMark('sold') })
  await buy(dele, sold)
  const cast = await publishOwlcast(wren, { name: createMark('cast') })
  const common = await publishOwlcast(mara)
  for (const one of [wren, dele]) await addCollaborator(mara, common, one)
  await addCollaborator(wren, cast, dele)
  const there = await publishRecording(wren, common, { title: createMark('there') })
  await call('GET /api/posts?kind=squawk')

  expect((await call(`PUT /api/people/${dele.username}/block`, { as: wren })).status).toBe(204)

  const listWords = (of: typeof wren) => [of.username, `user:${of.id}`, mara.username, root.id, common.id]
  const byDele = await crawlAs(dele, [open.post.id, ...listWords(wren), cast.id, sold.id, under.id])
  const ofWren = [...wrenPosts.flatMap(({ marks }) => marks), sold.title, cast.title, there.title]
  expect(findLeaks(byDele, ofWren)).toEqual([])
  const uncredited = new Map(
    [...byDele].flatMap(([route, text]) =>
      route.includes('/collaborators') ? [] : [[route, text.replace(CREDITS, '')]],
    ),
  )
  expect(findLeaks(uncredited, [wren.shown])).toEqual([])

  const byWren = await crawlAs(wren, [theirs.post.id, dele.username, `user:${dele.id}`])
  expect(
    findLeaks(
      byWren,
      answered.flatMap(({ marks }) => marks),
    ),
  ).toEqual([])
})
