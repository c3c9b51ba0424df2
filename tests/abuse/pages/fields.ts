/** Fills in the rarer fields: replies, messages, stories, songs, podcasts, owlcasts, reports, tracks, passkeys. */
import { randomUUID } from 'node:crypto'
import type { Mode } from '../../../domain/kinds'
import { HUM_LIMITS, PASSKEY_NAME_MAX_CHARS } from '../../../domain/limits'
import type { Post } from '../../../domain/posts.schema'
import { isUnseen } from '../../../domain/text'
import type { House, Person } from '../house'
import { everybody } from './everybody'
import { fitTags, keptLine, keptName } from './kept'
import { ask, each, publish } from './send'
import { SOME } from './strings'
import { newTrials, type Trials } from './trials'

/** A post with the typed string. */
export type Typed = { typed: string; post: Post }
export type Filled = Awaited<ReturnType<typeof fill>>
let filled: Promise<Filled> | null = null

/** Fills in all fields once per server. */
export function fields(server: House): Promise<Filled> {
  filled ??= fill(server)
  return filled
}

async function fill(server: House) {
  // First, so that the posts read here are the newest of their lists.
  await everybody(server)
  const trials = newTrials()
  const person = (name: string) => server.createUser(name, { pro: true })
  const people = (name: string, count: number) => each(Array.from({ length: count }), () => person(name))
  const mara = await person('Mara')
  const root = await publish(server, mara, 'squawk', { title: 'Everybody answers', tags: ['a'] })
  const cast = await gather(server, mara)

  /** Publishes a post per string with the string in all of its fields; returns the accepted ones. */
  async function posts(
    mode: Mode,
    as: Person,
    wordsFor: (typed: string) => object,
    isFit: (typed: string) => boolean,
  ) {
    const made = await each(SOME, async (typed): Promise<Typed | null> => {
      const answer = await ask(server, as, mode, wordsFor(typed))
      const isTaken = await trials.checkAccepted(answer, isFit(typed), `${mode} ${JSON.stringify(typed)}`)
      return isTaken ? { typed, post: ((await answer.json()) as { post: Post }).post } : null
    })
    return made.filter((one) => one !== null)
  }
  const fits = (max?: number) => (typed: string) => keptLine(typed, max) !== null
  const isSaid = (typed: string, max?: number) => fits(max)(typed) && !isUnseen(typed)
  const both = (typed: string) => ({ title: typed, description: typed, tags: [...fitTags(typed), 'a'] })

  const replies = await posts(
    'squawk',
    await person('Replier'),
    (typed) => ({ ...both(typed), parents: [{ id: root.id }] }),
    fits(),
  )
  const writer = await person('Writer')
  await follow(server, writer, mara)
  const messages = await posts(
    'mue',
    writer,
    (typed) => ({ ...both(typed), recipient: `@${mara.username}` }),
    fits(),
  )
  const hums = await posts(
    'hum',
    await person('Healer'),
    (typed) => ({ ...both(typed), detail: { ...story(typed), consent: true, keepAnswers: true } }),
    // Fields of its form are counted in whole characters, titles as they are stored.
    (typed) => isSaid(typed) && [...typed].length <= Math.min(...Object.values(HUM_LIMITS)),
  )
  const songs = await posts(
    'nightingale',
    await person('Singer'),
    (typed) => ({ description: typed, detail: { songTitle: typed, author: typed, isOriginal: true } }),
    (typed) => isSaid(typed),
  )
  const parrots = await posts(
    'parrot',
    await person('Critic'),
    (typed) => ({ ...both(typed), detail: { author: typed, subject: typed, uploadedFileName: typed } }),
    (typed) => isSaid(typed),
  )
  const recordings = await posts('owlcast', mara, (typed) => ({ ...both(typed), owlcastId: cast.id }), fits())
  const makers = await people('Maker', Math.ceil(SOME.length / 20))
  const casts = await each(SOME, async (typed, at): Promise<Typed | null> => {
    const json = { ...both(typed), title: undefined, name: typed, invitees: [typed.slice(0, 254)] }
    const as = makers[Math.floor(at / 20)]
    const answer = await server.request('POST /api/owlcasts', { as, json, key: randomUUID() })
    const isTaken = await trials.checkAccepted(answer, isSaid(typed), `owlcast ${JSON.stringify(typed)}`)
    return isTaken ? { typed, post: ((await answer.json()) as { post: Post }).post } : null
  })
  return {
    ...{ trials, mara, root, cast, replies, messages, hums, songs, parrots, recordings, writer },
    casts: casts.filter((one) => one !== null),
    edited: await edits(server, trials),
    passkeys: await keys(server, trials, mara),
    tracks: await music(server),
    reported: await reports(server, trials, parrots),
  }
}

const story = (typed: string) => Object.fromEntries(Object.keys(HUM_LIMITS).map((field) => [field, typed]))

async function follow(server: House, one: Person, other: Person): Promise<void> {
  await server.request(`PUT /api/people/${other.username}/follow`, { as: one })
  await server.request(`PUT /api/people/${one.username}/follow`, { as: other })
}

async function gather(server: House, as: Person): Promise<Post> {
  const json = { name: 'A plain owlcast', tags: ['a'] }
  const answer = await server.request('POST /api/owlcasts', { as, json, key: randomUUID() })
  return ((await answer.json()) as { post: Post }).post
}

/** Edits one post repeatedly; returns the number of edits. */
async function edits(server: House, { checkAccepted }: Trials): Promise<number> {
  const editor = await server.createUser('Editor')
  const { id } = await publish(server, editor, 'squawk', { tags: ['a'] })
  for (const typed of SOME) {
    const json = { title: typed, content: typed, tags: [typed, 'a'] }
    const answer = await server.request(`PATCH /api/posts/${id}`, { as: editor, json })
    await checkAccepted(answer, keptLine(typed) !== null, `edit ${JSON.stringify(typed)}`)
  }
  return SOME.length
}

/** Renames a passkey to each string; returns the stored names. */
async function keys(server: House, { checkAccepted }: Trials, owner: Person): Promise<string[]> {
  const names: string[] = []
  for (const [at, typed] of SOME.entries()) {
    const id = `psk_naughty${at}`
    await server.query(
      "insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at) values (?, ?, ?, 'key', 0, '', ?, ?)",
      ...[id, owner.id, id, `Key ${at}`, at],
    )
    const answer = await server.request(`PATCH /api/passkeys/${id}`, { as: owner, json: { name: typed } })
    const kept = keptName(typed, PASSKEY_NAME_MAX_CHARS)
    if (await checkAccepted(answer, kept !== null, `passkey ${JSON.stringify(typed)}`)) names.push(kept ?? '')
  }
  return names
}

/** Puts tracks with naughty names and metadata into the library; returns their number. */
async function music(server: House): Promise<number> {
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
async function reports(
  server: House,
  { checkAccepted }: Trials,
  parrots: readonly Typed[],
): Promise<string[]> {
  const { said } = await everybody(server)
  const reporters = await each([1, 2, 3], () => server.createUser('Reporter'))
  const about = said.slice(0, 45)
  await each(about, async ({ typed, post }, at) => {
    const json = { subject: { is: 'post', id: post.id }, reason: 'other', words: typed }
    const answer = await server.request('POST /api/reports', { as: reporters[at % 3], json })
    await checkAccepted(answer, keptLine(typed, 1000) !== null, `report ${JSON.stringify(typed)}`)
  })
  await each(parrots, async ({ typed, post }, at) => {
    const json = { name: typed, email: `a${at}@example.org`, work: typed, truthful: true }
    const headers = { 'cf-connecting-ip': `203.0.113.${at}` }
    const answer = await server.request(`POST /api/posts/${post.id}/copyright-reports`, { json, headers })
    await checkAccepted(answer, true, `copyright ${JSON.stringify(typed)}`)
  })
  return about.map(({ typed }) => typed)
}
