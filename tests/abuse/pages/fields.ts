/** Fills in the rarer fields: replies, messages, stories, songs, podcasts, owlcasts, reports, tracks, passkeys. */
import { randomUUID } from 'node:crypto'
import { PASSKEY_NAME_MAX_CHARS } from '../../../domain/auth/auth.limits'
import { HUM_LIMITS } from '../../../domain/hum/hum.limits'
import type { Mode } from '../../../domain/kinds'
import type { Post } from '../../../domain/posts/posts.schema'
import { isInvisible } from '../../../domain/text/text'
import type { Person, TestServer } from '../test-server'
import { createNaughtyUsers } from './naughty-users'
import { mapConcurrently, publish, requestPublish } from './publish-posts'
import { toStoredLine, toStoredName, toTags } from './stored-texts'
import { SOME } from './strings'
import { createTrials, type Trials } from './trials'

/** A post with the typed string. */
export type Typed = { typed: string; post: Post }
export type Filled = Awaited<ReturnType<typeof fillAll>>
let filledFields: Promise<Filled> | null = null

/** Fills in all fields once per server. */
export function fillFields(server: TestServer): Promise<Filled> {
  filledFields ??= fillAll(server)
  return filledFields
}

async function fillAll(server: TestServer) {
  // First, so that the posts read here are the newest of their lists.
  await createNaughtyUsers(server)
  const trials = createTrials()
  const person = (name: string) => server.createUser(name, { pro: true })
  const people = (name: string, count: number) =>
    mapConcurrently(Array.from({ length: count }), () => person(name))
  const mara = await person('Mara')
  const root = await publish(server, mara, 'squawk', { title: 'Everybody answers', tags: ['a'] })
  const cast = await createOwlcast(server, mara)

  /** Publishes a post per string with the string in all of its fields; returns the accepted ones. */
  async function publishAll(
    mode: Mode,
    as: Person,
    wordsFor: (typed: string) => object,
    isFit: (typed: string) => boolean,
  ) {
    const made = await mapConcurrently(SOME, async (typed): Promise<Typed | null> => {
      const answer = await requestPublish(server, as, mode, wordsFor(typed))
      const isTaken = await trials.checkAccepted(answer, isFit(typed), `${mode} ${JSON.stringify(typed)}`)
      return isTaken ? { typed, post: ((await answer.json()) as { post: Post }).post } : null
    })
    return made.filter((one) => one !== null)
  }
  const isTitle = (max?: number) => (typed: string) => toStoredLine(typed, max) !== null
  const isSaid = (typed: string, max?: number) => isTitle(max)(typed) && !isInvisible(typed)
  const toFields = (typed: string) => ({ title: typed, description: typed, tags: [...toTags(typed), 'a'] })

  const replies = await publishAll(
    'squawk',
    await person('Replier'),
    (typed) => ({ ...toFields(typed), parents: [{ id: root.id }] }),
    isTitle(),
  )
  const writer = await person('Writer')
  await followEachOther(server, writer, mara)
  const messages = await publishAll(
    'mue',
    writer,
    (typed) => ({ ...toFields(typed), recipient: `@${mara.username}` }),
    isTitle(),
  )
  const hums = await publishAll(
    'hum',
    await person('Healer'),
    (typed) => ({ ...toFields(typed), detail: { ...createStory(typed), consent: true, keepAnswers: true } }),
    // Fields of its form are counted in whole characters, titles as they are stored.
    (typed) => isSaid(typed) && [...typed].length <= Math.min(...Object.values(HUM_LIMITS)),
  )
  const songs = await publishAll(
    'nightingale',
    await person('Singer'),
    (typed) => ({ description: typed, detail: { songTitle: typed, author: typed, isOriginal: true } }),
    (typed) => isSaid(typed),
  )
  const parrots = await publishAll(
    'parrot',
    await person('Critic'),
    (typed) => ({ ...toFields(typed), detail: { author: typed, subject: typed, uploadedFileName: typed } }),
    (typed) => isSaid(typed),
  )
  const recordings = await publishAll(
    'owlcast',
    mara,
    (typed) => ({ ...toFields(typed), owlcastId: cast.id }),
    isTitle(),
  )
  const makers = await people('Maker', Math.ceil(SOME.length / 20))
  const casts = await mapConcurrently(SOME, async (typed, at): Promise<Typed | null> => {
    const json = { ...toFields(typed), title: undefined, name: typed, invitees: [typed.slice(0, 254)] }
    const as = makers[Math.floor(at / 20)]
    const answer = await server.request('POST /api/owlcasts', { as, json, key: randomUUID() })
    const isTaken = await trials.checkAccepted(answer, isSaid(typed), `owlcast ${JSON.stringify(typed)}`)
    return isTaken ? { typed, post: ((await answer.json()) as { post: Post }).post } : null
  })
  return {
    trials,
    mara,
    root,
    cast,
    replies,
    messages,
    hums,
    songs,
    parrots,
    recordings,
    writer,
    casts: casts.filter((one) => one !== null),
    edited: await editPost(server, trials),
    passkeys: await renamePasskeys(server, trials, mara),
    tracks: await addTracks(server),
    reported: await fileReports(server, trials, parrots),
  }
}

const createStory = (typed: string) =>
  Object.fromEntries(Object.keys(HUM_LIMITS).map((field) => [field, typed]))

async function followEachOther(server: TestServer, one: Person, other: Person): Promise<void> {
  await server.request(`PUT /api/people/${other.username}/follow`, { as: one })
  await server.request(`PUT /api/people/${one.username}/follow`, { as: other })
}

async function createOwlcast(server: TestServer, as: Person): Promise<Post> {
  const json = { name: 'A plain owlcast', tags: ['a'] }
  const answer = await server.request('POST /api/owlcasts', { as, json, key: randomUUID() })
  return ((await answer.json()) as { post: Post }).post
}

/** Edits one post repeatedly; returns the number of edits. */
async function editPost(server: TestServer, { checkAccepted }: Trials): Promise<number> {
  const editor = await server.createUser('Editor')
  const { id } = await publish(server, editor, 'squawk', { tags: ['a'] })
  for (const typed of SOME) {
    const json = { title: typed, content: typed, tags: [typed, 'a'] }
    const answer = await server.request(`PATCH /api/posts/${id}`, { as: editor, json })
    await checkAccepted(answer, toStoredLine(typed) !== null, `edit ${JSON.stringify(typed)}`)
  }
  return SOME.length
}

/** Renames a passkey to each string; returns the stored names. */
async function renamePasskeys(
  server: TestServer,
  { checkAccepted }: Trials,
  owner: Person,
): Promise<string[]> {
  const names: string[] = []
  for (const [at, typed] of SOME.entries()) {
    const id = `psk_naughty${at}`
    await server.query(
      "insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at) values (?, ?, ?, 'key', 0, '', ?, ?)",
      id,
      owner.id,
      id,
      `Key ${at}`,
      at,
    )
    const answer = await server.request(`PATCH /api/passkeys/${id}`, { as: owner, json: { name: typed } })
    const kept = toStoredName(typed, PASSKEY_NAME_MAX_CHARS)
    if (await checkAccepted(answer, kept !== null, `passkey ${JSON.stringify(typed)}`)) names.push(kept ?? '')
  }
  return names
}

/** Puts tracks with naughty names and metadata into the library; returns their number. */
async function addTracks(server: TestServer): Promise<number> {
  const keeper = await server.createUser('Keeper', { admin: true })
  let files = 0
  for (const [at, typed] of SOME.entries()) {
    const key = `mue-library/${at} ${typed.toWellFormed().replaceAll('\u0000', '')}.mp3`
    const facts = { name: typed, mood: typed, genre: typed, category: typed }
    const customMetadata = at % 2 ? facts : undefined
    await server.bucket.put(key, new Uint8Array(400), customMetadata ? { customMetadata } : undefined).then(
      () => (files += 1),
      // Storage itself rejects such a key.
      () => undefined,
    )
  }
  const answer = await server.request('POST /api/library/sync', { as: keeper, json: {} })
  if (!answer.ok) throw new Error(await answer.text())
  return files
}

/** Files reports and copyright reports; returns the reported strings. */
async function fileReports(
  server: TestServer,
  { checkAccepted }: Trials,
  parrots: readonly Typed[],
): Promise<string[]> {
  const { users } = await createNaughtyUsers(server)
  const reporters = await mapConcurrently([1, 2, 3], () => server.createUser('Reporter'))
  const about = users.slice(0, 45)
  await mapConcurrently(about, async ({ typed, post }, at) => {
    const json = { subject: { type: 'post', id: post.id }, reason: 'other', note: typed }
    const answer = await server.request('POST /api/reports', { as: reporters[at % 3], json })
    await checkAccepted(answer, toStoredLine(typed, 1000) !== null, `report ${JSON.stringify(typed)}`)
  })
  await mapConcurrently(parrots, async ({ typed, post }, at) => {
    const json = { name: typed, email: `a${at}@example.org`, work: typed, truthful: true }
    const headers = { 'cf-connecting-ip': `203.0.113.${at}` }
    const answer = await server.request(`POST /api/posts/${post.id}/copyright-reports`, { json, headers })
    await checkAccepted(answer, true, `copyright ${JSON.stringify(typed)}`)
  })
  return [...about, ...parrots].map(({ typed }) => typed)
}
