/** L4: many listeners. Public hints reach all of them, private ones their two participants and no other. */

import { createBrowser, loadClientRules } from './browser.mjs'
import { parseBody } from './client.mjs'
import { runOpenLoop } from './open-loop.mjs'
import { getPercentile } from './percentiles.mjs'
import { publish } from './publish.mjs'
import { toNotifications } from './publish-mix.mjs'
import { createShortNoise } from './recordings.mjs'
import { measureBeside } from './reference-load.mjs'
import { formatContext, toCountRow, toFailureRow, toTimeRow } from './report.mjs'

const MEMBERS = 500
const VISITORS = 1000
const FIRST_MEMBER = 100
/** An author whom no listener follows. */
const FIRST_SPEAKER = 620
const SPEAKERS = 300
/** Concurrent connects. */
const LANES = 64
/** Longer than the interval in which hints are coalesced. */
const PUBLIC_EACH_MS = 1500
const PRIVATE_EACH_MS = 1000
const PING_MS = 25_000
/** Cut off half-way; concurrent posts at the end. */
const CUT = 150
const AT_ONCE = 5
const SETTLE_MS = 3000
const LAST_TRIES = 10

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

export async function runSockets(world, { seconds }) {
  const audience = await openAudience(world)
  const { browsers } = audience
  const pinging = setInterval(() => browsers.forEach((one) => void one.ping()), PING_MS)
  try {
    const run = await measureBeside(world, () => publishTo(world, audience, seconds))
    const { spoken, loops, cutBack, together } = run.result
    const cause = formatContext(run, loops)
    const [toAll, toTwo] = [listDelays(audience, spoken.open), listDelays(audience, spoken.private)]
    const failures = [...cutBack, ...together.failures]
    const [posts, messages] = loops
    const { twice, resets, failedReads } = sumCounts(browsers)
    console.log(
      `${toAll.length} public hints p50 ${Math.round(getPercentile(toAll, 0.5))} ms, ${toTwo.length} private p50 ${Math.round(getPercentile(toTwo, 0.5))} ms · ` +
        `${AT_ONCE} at once known to all after ${Math.round(together.ms)} ms · ${failedReads} catch-ups retried, ${resets} lists reloaded · ${cause}`,
    )
    const lost = listMissing(audience, spoken)
    const leaked = await listLeaks(world, audience, spoken)
    return [
      toTimeRow('L4', `${browsers.length + MEMBERS} sockets open`, audience.openedMs, 20_000, cause),
      toFailureRow('L4', 'public posts', posts, run),
      toFailureRow('L4', 'messages', messages, run),
      toCountRow(
        'L4',
        `returns of those cut off, and posts at once, that failed, of ${CUT + AT_ONCE}`,
        failures.length,
        failures,
      ),
      toTimeRow('L4', `public hint to ${browsers.length}, p99`, getPercentile(toAll, 0.99), 3000, cause),
      toTimeRow('L4', 'private hint to its two, p99', getPercentile(toTwo, 0.99), 500, cause),
      toCountRow('L4', 'frames to third parties', leaked.length, leaked),
      toCountRow(
        'L4',
        `events not received after catching up, of ${lost.expected}`,
        lost.found.length,
        lost.found,
      ),
      toCountRow('L4', 'events received twice', twice),
    ]
  } finally {
    clearInterval(pinging)
    for (const one of browsers) one.close()
  }
}

async function openAudience(world) {
  const rules = await loadClientRules()
  const { seq } = parseBody(await world.door.get('GET /api/events'))
  const members = world.town.people.slice(FIRST_MEMBER, FIRST_MEMBER + MEMBERS)
  // Each member's position in the shared sequence of events.
  const places = await Promise.all(
    members.map(async (as) => parseBody(await world.door.get('GET /api/events', { as })).seq),
  )
  const browsers = [
    ...members.map((as, n) => createBrowser(world, rules, { as, place: places[n] })),
    ...Array.from({ length: VISITORS }, (_, n) =>
      createBrowser(world, rules, { from: `198.19.${n >> 8}.${n & 255}`, place: seq }),
    ),
  ]
  const start = performance.now()
  const waiting = [...browsers]
  const lane = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) await one.open()
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return { browsers, members, openedMs: performance.now() - start }
}

async function publishTo(world, { browsers, members }, seconds) {
  const spoken = { open: [], private: [] }
  const publishPublic = async (n) => {
    const who = FIRST_SPEAKER + (n % SPEAKERS)
    const given = { notifies: toNotifications(world, who) }
    const { post, sentAt } = await publish(world, world.town.people[who], createShortNoise(), given)
    spoken.open.push({ id: post.id, sentAt })
  }
  const publishPrivate = async (n) => {
    // Each member takes part once, so that no hint is coalesced with another.
    const pair = (2 * n) % MEMBERS
    const [as, to] = [members[pair], members[pair + 1]]
    const given = { mode: 'mue', recipient: `@${to.username}`, notifies: [`message ${to.id}`] }
    const { post, sentAt } = await publish(world, as, createShortNoise(), given)
    spoken.private.push({ id: post.id, sentAt, for: [as.id, to.id] })
  }
  const cutting = pause((seconds * 1000) / 2).then(() =>
    Promise.allSettled(
      browsers.filter((_, n) => n % (browsers.length / CUT) === 0).map((one) => one.loseAll()),
    ),
  )
  const loops = await Promise.all([
    runOpenLoop({ rate: 1000 / PUBLIC_EACH_MS, seconds, work: publishPublic }),
    runOpenLoop({ rate: 1000 / PRIVATE_EACH_MS, seconds, work: publishPrivate }),
  ])
  const cutBack = (await cutting).filter(({ reason }) => reason).map(({ reason }) => String(reason))
  await pause(SETTLE_MS)
  const together = await publishAtOnce(browsers, spoken, publishPublic)
  await pause(SETTLE_MS)
  await lastCatchUp(browsers)
  return { spoken, loops, cutBack, together }
}

/** Publishes concurrently: their hints are coalesced, and every client catches up. */
async function publishAtOnce(browsers, spoken, publishPublic) {
  const before = spoken.open.length
  const start = performance.now()
  const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, (_, n) => publishPublic(n)))
  const failures = results.filter(({ reason }) => reason).map(({ reason }) => String(reason))
  const ids = spoken.open.slice(before).map(({ id }) => id)
  // These hints are coalesced, so they are not timed one by one.
  for (const one of spoken.open.slice(before)) one.sentAt = null
  const hasReceived = ({ heard }) => {
    const known = new Set([...heard.values()].map(({ id }) => id))
    return ids.every((id) => known.has(id))
  }
  const end = start + 60_000
  while (performance.now() < end && !browsers.every(hasReceived)) await pause(100)
  return { ms: performance.now() - start, failures }
}

/** Like the client's poll once a minute. */
async function lastCatchUp(browsers) {
  const waiting = [...browsers]
  const lane = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop())
      for (let tries = 0; tries < LAST_TRIES; tries++) {
        const before = one.counts.failedReads
        await one.catchUp()
        if (one.counts.failedReads === before) break
      }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

/** Returns the time of each hint since its post was sent. */
function listDelays({ browsers }, posts) {
  const sentAt = new Map(posts.filter((one) => one.sentAt !== null).map(({ id, sentAt }) => [id, sentAt]))
  return browsers.flatMap(({ frames }) =>
    frames
      .filter(({ type, id }) => type === 'post.created' && sentAt.has(id))
      .map(({ id, at: heardAt }) => heardAt - sentAt.get(id)),
  )
}

/** Returns the events that clients should have received and did not. */
function listMissing({ browsers }, spoken) {
  const found = []
  let expected = 0
  for (const { as, heard } of browsers) {
    const known = new Set(
      [...heard.values()].filter(({ type }) => type === 'post.created').map(({ id }) => id),
    )
    const due = [...spoken.open, ...spoken.private.filter((one) => one.for.includes(as?.id))]
    expected += due.length
    for (const { id } of due) if (!known.has(id)) found.push(`${as?.id ?? 'a visitor'} did not receive ${id}`)
  }
  return { expected, found }
}

/**
 * Returns the frames and events that reached a client they are not for. Followers of posts of earlier parts may be
 * notified while this one runs: such a hint must name a notification of its receiver.
 */
async function listLeaks(world, { browsers }, spoken) {
  const recipients = new Map(spoken.private.map((one) => [one.id, one.for]))
  const listForeign = ({ as, heard, frames }) =>
    [...frames, ...heard.values()].filter(({ channel, type, id }) => {
      const concerned = recipients.get(id)
      const isStranger = concerned && !concerned.includes(as?.id)
      const isMisplaced = concerned && channel === 'feed'
      const isOfNothing = channel === 'me' && !concerned && type !== 'notification.changed'
      return isStranger || isMisplaced || isOfNothing
    })
  const found = []
  for (const browser of browsers) {
    const foreign = [...listForeign(browser), ...(await listForeignNotifications(world, browser))]
    found.push(...foreign.map(({ type, id }) => `${browser.as?.id ?? 'a visitor'}: ${type} ${id}`))
  }
  return found
}

/** Returns the notification hints whose notification is not in the member's own list. */
async function listForeignNotifications(world, { as, heard, frames }) {
  const hints = [...frames, ...heard.values()].filter(({ type, id }) => type === 'notification.changed' && id)
  if (hints.length === 0) return []
  if (!as) return hints
  const { items } = parseBody(await world.door.get('GET /api/notifications', { as }))
  const own = new Set(items.map(({ id }) => id))
  return hints.filter(({ id }) => !own.has(id))
}

function sumCounts(browsers) {
  const sum = { twice: 0, resets: 0, failedReads: 0 }
  for (const { counts } of browsers) for (const key of Object.keys(sum)) sum[key] += counts[key]
  return sum
}
