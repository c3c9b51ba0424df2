/**
 * A user with one private thing of each sort, and calls of every route of the registry with a token: reads by the
 * crawler, writes with bodies made of the declared shapes.
 */
import { expect } from 'vitest'
import type { ApiScope } from '../../domain/access-tokens/access-tokens'
import type { NewPost, Post } from '../../domain/posts/posts.schema'
import { DAY_MS } from '../../domain/time/units'
import { addStored } from '../../worker/media/media.repo'
import type { JsonSchema } from '../abuse/arbitraries'
import { isWrite, listRoutes, type Route } from '../abuse/declared-routes'
import { callWithToken, createToken } from './access-tokens'
import {
  crawl,
  createMark,
  dumpResponse,
  fillPath,
  listMarkedIds,
  publishMarkedMessage,
  publishMarkedPost,
  uploadMarked,
} from './canary'
import { followEachOther } from './messages'
import { addCollaborator, publishOwlcast } from './owlcasts'
import { createUpload, publishSquawk } from './recordings'
import { publishWords } from './speech'
import { call, createPerson, getTools, type Person } from './world'

/** A word in the title of everything private, to search for. */
const SEARCHED = 'moorhen'

export type PrivateWorld = {
  wren: Person
  /** Words in what is private, by the sort of thing. */
  marks: Record<string, readonly string[]>
  /** Ids of private posts. */
  postIds: readonly string[]
  /** Values in paths, queries and bodies: ids and names, never a mark. */
  words: readonly string[]
}

/** Creates a user with one private thing of each sort. */
export async function createPrivateWorld(): Promise<PrivateWorld> {
  const [wren, dele, eve, mara] = [
    await createPerson('Wren', { pro: true }),
    await createPerson('Dele', { pro: true }),
    await createPerson('Eve'),
    // Nobody names her: a block would end her invitation.
    await createPerson('Mara', { pro: true }),
  ]
  await followEachOther(wren, dele)
  const title = () => `${createMark('title')} ${SEARCHED}`
  const toMember = { title: title(), recipient: `@${dele.username}` }
  const sent = await publishMarkedMessage(wren, toMember)
  const addresses = ['sent', 'open', 'invited'].map((name) => `${createMark(name)}@example.org`)
  const [sentTo = '', openTo = '', invitedTo = ''] = addresses
  const sentToAddress = await publishMarkedMessage(wren, { title: title(), recipient: sentTo })
  const openToAddress = await publishMarkedMessage(wren, { recipient: openTo, isPrivate: false })
  const received = await publishMarkedMessage(dele, { title: title(), recipient: `@${wren.username}` })
  const request = await publishMarkedMessage(eve, { title: title(), recipient: `@${wren.username}` })
  const answer = await publishMarkedPost(dele, { mode: 'squawk', parents: [{ id: sent.post.id }] })
  const spoken = createMark('spoken')
  const toDele: Partial<NewPost> = { mode: 'mue', tags: [], recipient: `@${dele.username}`, transcribe: true }
  const said = await publishWords(wren, `I say ${spoken} now`, toDele)

  const own = await createPrivateOwlcast(wren)
  await call(`POST /api/posts/${own.cast.id}/invitations`, { as: wren, json: { to: invitedTo } })
  const joined = await createPrivateOwlcast(dele)
  await addCollaborator(dele, joined.cast, wren)
  const invited = await createPrivateOwlcast(mara)
  await call(`POST /api/posts/${invited.cast.id}/invitations`, {
    as: mara,
    json: { to: `@${wren.username}` },
  })
  const mention = createMark('mention')
  await publishMarkedPost(dele, {
    mode: 'owlcast',
    owlcastId: joined.cast.id,
    title: `${mention} @${wren.username}`,
  })

  const story = await publishStory(wren)
  const draft = await uploadMarked(wren, 'squawk')
  const fileName = createMark('file')
  await storePodcastFile(wren, `${fileName}.mp3`)
  const open = await publishSquawk(wren)

  const messages = [sent, sentToAddress, received, request, answer]
  const owlcasts = [own, joined, invited]
  const posts = [...messages.map(({ post }) => post), said, ...owlcasts.flatMap(({ posts }) => posts)]
  return {
    wren,
    marks: {
      sent: sent.marks,
      sentToAddress: [...sentToAddress.marks, sentTo],
      openToAddress: [openTo],
      received: received.marks,
      request: request.marks,
      answer: answer.marks,
      said: [spoken],
      owlcast: [...own.marks, invitedTo],
      joined: [...joined.marks, mention],
      invited: invited.marks,
      story: story.marks,
      draft: [draft.mark],
      file: [fileName],
      ownAddress: [wren.email],
    },
    postIds: posts.map(({ id }) => id),
    words: [
      ...posts.flatMap((post) => listMarkedIds({ post })),
      ...listMarkedIds({ post: openToAddress.post }),
      draft.id,
      open.id,
      ...[wren, dele].flatMap(({ id, username }) => [id, username, `user:${id}`]),
      SEARCHED,
    ].filter((word) => word !== ''),
  }
}

async function createPrivateOwlcast(as: Person) {
  const [name, description, tag] = [createMark('name'), createMark('about'), createMark('tag')]
  const given = { name: `${name} ${SEARCHED}`, description, tags: [tag] }
  const cast = await publishOwlcast(as, { ...given, visibility: 'private' })
  const inside = await publishMarkedPost(as, { mode: 'owlcast', owlcastId: cast.id })
  return { cast, posts: [cast, inside.post], marks: [name, description, tag, ...inside.marks] }
}

async function storePodcastFile({ id: ownerId }: Person, fileName: string): Promise<void> {
  const { db, ids, clock } = getTools()
  const now = clock.now()
  const file = {
    id: ids.make('med'),
    key: ids.make('key'),
    fileName,
    type: 'audio/mpeg',
    bytes: 1000,
    state: 'stored',
  } as const
  await addStored(db, { ...file, ownerId, createdAt: now, expiresAt: now + DAY_MS })
}

/** Publishes a story for people with its link only; without the link, nobody else finds it. */
async function publishStory(as: Person) {
  const { id: mediaId } = await createUpload(as, { mode: 'hum' })
  const [title, description] = [createMark('story'), createMark('told')]
  const detail = { consent: true, isUnlisted: true, recipientName: 'Sol', condition: 'a cough' }
  const json = { mode: 'hum', mediaId, title, description, detail: { ...detail, ...STORY_ANSWERS } }
  const answer = await call('POST /api/posts', { as, json, key: getTools().ids.make('key') })
  expect(answer.status).toBe(201)
  const { post } = await answer.json<{ post: Post }>()
  return { post, marks: [title, description] }
}

const STORY_ANSWERS = {
  presentOutcome: 'well',
  wholenessFeeling: 'calm',
  meaningPurpose: 'home',
  witnesses: 'friends',
}

/** Calls every route with a token of these scopes; returns the responses by call. Deletes come last. */
export async function callEveryRoute(
  world: PrivateWorld,
  scopes: readonly ApiScope[],
): Promise<Map<string, string>> {
  const { token } = await createToken(world.wren, { scopes: [...scopes] })
  const responses = await crawl(null, world.words, undefined, { authorization: `Bearer ${token}` })
  const writes = listRoutes().filter(isWrite)
  const [deletes, others] = [
    writes.filter(({ method }) => method === 'delete'),
    writes.filter(({ method }) => method !== 'delete'),
  ]
  for (const route of [...others, ...deletes])
    for (const path of fillPath(route.path, world.words))
      for (const json of createBodies(route, world)) {
        const name = `${route.method.toUpperCase()} ${path}`
        const answer = await callWithToken(token, name, { json, key: getTools().ids.make('key') })
        responses.set(`${name} ${JSON.stringify(json ?? null)}`, await dumpResponse(answer))
      }
  return responses
}

/** Bodies of a route: with its required fields, and one more for each id that a field may name. */
function createBodies({ body, bodyType }: Route, { wren, postIds }: PrivateWorld): unknown[] {
  if (!body) return [bodyType === null ? undefined : {}]
  const create = (id: string, isWhole: boolean) =>
    createSample(body, '', { id, name: wren.username, isWhole })
  const bodies = [create('', false), ...postIds.map((id) => create(id, true))]
  return [...new Map(bodies.map((one) => [JSON.stringify(one), one])).values()]
}

type Filling = { id: string; name: string; isWhole: boolean }

/** A value of a shape: all fields of an object if `isWhole`, else the required ones. */
function createSample(schema: JsonSchema, field: string, filling: Filling): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (first) return createSample(first, field, filling)
  if (schema.type === 'object') {
    const { properties = {}, required = [] } = schema
    const names = Object.keys(properties).filter((name) => filling.isWhole || required.includes(name))
    return Object.fromEntries(
      names.map((name) => [name, createSample(properties[name] ?? {}, name, filling)]),
    )
  }
  if (schema.type === 'array')
    return schema.items && filling.isWhole ? [createSample(schema.items, field, filling)] : []
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 0, 0)
  if (schema.type === 'boolean') return false
  if (/id$|ids$|^post$|^parents$/i.test(field)) return filling.id
  return field === 'to' || field === 'recipient' ? `@${filling.name}` : 'Words'
}
