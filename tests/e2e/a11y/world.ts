/**
 * The accounts and posts that the places show, created once per worker because no place changes them. Places that
 * change something have an account of their own.
 */
import type { Browser, BrowserContext } from '@playwright/test'
import type { Post } from '../../../domain/posts/posts.schema'
import { type Actor, test as base, retryOnReset } from '../actors'
import { createOwlcast, publish, publishPost, sendMessage } from '../publish-posts'

/** `member` views what others posted, `visitor` has no account, `keeper` is a moderator. */
export type World = {
  member: Actor
  visitor: Pick<Actor, 'context'>
  keeper: Actor
  /** By another member, with replies and a nested reply. */
  asked: Post
  /** By `member`. */
  own: Post
  song: Post
  hum: Post
  /** By `member`; its script are its words. */
  ownHum: Post
  cast: Post
  paid: Post
  friend: Actor
  stranger: Actor
  /** A suspended member. */
  suspended: Actor
}
type Options = { pro?: boolean; admin?: boolean }

export const test = base.extend<object, { world: World }>({
  world: [
    async ({ browser }, use, { project }) => {
      const contexts: BrowserContext[] = []
      const people = await createActors(browser, project.use, contexts)
      await use({ ...people, ...(await createPosts(people)) })
      for (const context of contexts) await context.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

type Use = typeof base extends { info(): { project: { use: infer U } } } ? U : never
type People = Pick<World, 'member' | 'visitor' | 'keeper' | 'friend' | 'stranger' | 'suspended'>

async function createActors(browser: Browser, use: Use, contexts: BrowserContext[]): Promise<People> {
  const baseURL = use.baseURL ?? ''
  const openContext = async (storageState?: Parameters<Browser['newContext']>[0]) => {
    const { permissions, viewport, serviceWorkers, contextOptions } = use
    const context = await browser.newContext({
      ...contextOptions,
      ...storageState,
      baseURL,
      permissions,
      viewport,
      serviceWorkers,
    })
    retryOnReset(context.request)
    contexts.push(context)
    return context
  }
  const visitor = await openContext()
  const createActor = async (name: string, options: Options = {}): Promise<Actor> => {
    const data = { name, ...options }
    const made = await visitor.request.post('/api/dev/people', { data, headers: { origin: baseURL } })
    const { cookie, ...rest } = await made.json()
    const context = await openContext()
    const [key = '', ...value] = String(cookie).split('=')
    await context.addCookies([{ name: key, value: value.join('='), url: baseURL }])
    return { ...rest, context, page: await context.newPage(), origin: baseURL }
  }
  return {
    visitor: { context: visitor },
    member: await createActor('Mara Lindqvist', { pro: true }),
    friend: await createActor('Wren Okafor', { pro: true }),
    stranger: await createActor('Dele Adeyemi'),
    keeper: await createActor('Night Keeper', { admin: true }),
    suspended: await createActor('Ida Loud'),
  }
}

const SONG = {
  title: 'Salt in the harbour bell',
  tags: ['harbour', 'salt'],
  priceCents: 299,
  detail: { songTitle: 'Salt in the harbour bell', author: 'Wren Okafor', isOriginal: true },
}
const HUM = {
  title: 'For Elias, after the surgery',
  description:
    'You are home. You cross the kitchen without counting the steps.\n\nYour body knows its own road.',
  detail: { recipientName: 'Elias', condition: 'after surgery', consent: true, isUnlisted: false },
}

/** Publishes at least one entry for every list. */
async function createPosts({ member, friend, stranger, keeper, suspended }: People) {
  const origin = { origin: member.origin }
  const send = async (who: Actor, method: 'PUT' | 'POST', path: string, data: unknown = {}) => {
    const answer = await who.context.request.fetch(path, { method, headers: origin, data })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  }
  await send(member, 'PUT', `/api/people/${friend.username}/follow`)
  await send(friend, 'PUT', `/api/people/${member.username}/follow`)
  const asked = await publishPost(friend, {
    title: 'What did you hear at 5 a.m. today?',
    // Long enough to be collapsed.
    description: 'A kettle two floors down, and then the first tram over the long bridge. '.repeat(8),
    tags: ['dawn', 'listening', 'city'],
  })
  const own = await publishPost(member, { title: 'The fox is back', description: 'Third night running.' })
  const parents = [{ id: asked.id, type: 'answer' as const }]
  const reply = await publishPost(member, { title: 'An owl over the weir', parents })
  await publishPost(friend, { title: 'Which one?', parents: [{ id: reply.id, type: 'question' }] })
  await publishPost(friend, { title: 'I heard it too', parents: [{ id: own.id }] })
  const song = await publish(friend, 'nightingale', SONG)
  const hum = await publish(friend, 'hum', HUM)
  const ownHum = await publish(member, 'hum', { ...HUM, title: 'For Ines, before the exam' })
  const cast = await createOwlcast(member, { name: 'Two Banks, One River', tags: ['river'] })
  await publish(member, 'owlcast', { title: 'From the east bank', tags: ['river'], owlcastId: cast.id })
  const paid = await createOwlcast(friend, { name: 'The Slow Hour', tags: ['slow'], priceCents: 299 })
  await publish(friend, 'owlcast', { title: 'One thing at a time', tags: ['slow'], owlcastId: paid.id })
  await sendMessage(friend, { title: 'Between us', recipient: `@${member.username}` })
  await sendMessage(member, { title: 'And back', recipient: `@${friend.username}` })
  await sendMessage(stranger, { title: 'We have not met', recipient: `@${member.username}` })
  const reported = await publishPost(suspended, { title: 'A loud voice' })
  const data = { subject: { type: 'post', id: reported.id }, reason: 'hate', note: 'After the first words.' }
  await send(stranger, 'POST', '/api/reports', data)
  const subject = { type: 'person', id: suspended.id }
  await send(keeper, 'POST', '/api/moderation/decisions', {
    subject,
    action: 'suspend',
    days: 7,
    rule: 'harassment',
  })
  return { asked, own, song, hum, ownHum, cast, paid }
}
