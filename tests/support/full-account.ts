/** A user with data of every kind, and a search for what remains of it. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { DELETION_LIST_PREFIX } from '../../domain/backups/backups'
import type { Post } from '../../domain/posts/posts.schema'
import { hashPassword } from '../../worker/auth/password/password'
import { startPendingSignUp } from '../../worker/auth/sign-up/pending-sign-ups.service'
import { accessTokens } from '../../worker/database/tables/access-tokens.table'
import { importedPosts } from '../../worker/database/tables/archives.table'
import { audit } from '../../worker/database/tables/audit.table'
import { accounts, users } from '../../worker/database/tables/auth.table'
import { discoverySettings } from '../../worker/database/tables/contacts.table'
import { follows } from '../../worker/database/tables/follows.table'
import { formerNumberMessages } from '../../worker/database/tables/former-number-messages.table'
import { imports } from '../../worker/database/tables/imports.table'
import { media } from '../../worker/database/tables/media.table'
import { postMentions } from '../../worker/database/tables/mentions.table'
import {
  contentRules,
  decisions,
  heldPosts,
  moderatorNotes,
  reportDigests,
  reports,
} from '../../worker/database/tables/moderation.table'
import { notificationSettings } from '../../worker/database/tables/notification-settings.table'
import { dismissedNotifications, fanouts } from '../../worker/database/tables/notifications.table'
import { passkeyChallenges, passkeys } from '../../worker/database/tables/passkeys.table'
import { profiles } from '../../worker/database/tables/people.table'
import { phoneCodes } from '../../worker/database/tables/phone-codes.table'
import { blocks, mutes } from '../../worker/database/tables/safety.table'
import { signUpInvitations } from '../../worker/database/tables/sign-up-invitations.table'
import { signUpRequests } from '../../worker/database/tables/sign-up-requests.table'
import { siteSettings } from '../../worker/database/tables/site.table'
import { webhooks } from '../../worker/database/tables/webhooks.table'
import { setCover } from './covers'
import { publishMessage } from './messages'
import { addCollaborator, publishOwlcast, publishRecording } from './owlcasts'
import { buy, publishSong } from './payments'
import { goPro } from './plans'
import { createPushBrowser, subscribeBrowser } from './push-browser'
import { createUpload, publishSquawk } from './recordings'
import { publishWords } from './speech'
import { call, createPerson, getTools, type Person } from './world'

export const PASSWORD = 'a quiet canal at dusk'
let hashed: Promise<string> | undefined
/** Returns the hash of PASSWORD, computed once, as it is slow. */
const getPasswordHash = () => {
  hashed ??= hashPassword(PASSWORD, env)
  return hashed
}

/**
 * Creates a user with some data: a post with a reply, messages both ways, an owlcast with a guest, a draft and a
 * number; with `inShort` fewer of these.
 */
export async function createUserWithData({ inShort = false } = {}) {
  const { db, ids } = getTools()
  const rare = `zr${ids.random(9)}`
  const [wren, ada] = [await createPerson(rare), await createPerson('Ada')]
  const phone = createNumber()
  await db.batch([
    db.update(users).set({ phoneNumber: phone, phoneNumberVerified: true }).where(eq(users.id, wren.id)),
    db
      .update(accounts)
      .set({ password: await getPasswordHash() })
      .where(eq(accounts.userId, wren.id)),
  ])
  const words = { rare, id: wren.id, username: wren.username, email: wren.email, phone }
  const mine = await publishSquawk(wren)
  const received = await publishMessage(ada, { recipient: `@${wren.username}` })
  await createUpload(wren)
  if (inShort) return { wren, ada, words, gone: [mine], mine, received }
  const theirs = await publishSquawk(ada)
  const parents = [{ id: mine.id }]
  const [answer, both] = [
    await publishSquawk(ada, { parents }),
    await publishSquawk(ada, { parents: [...parents, { id: theirs.id }] }),
  ]
  const sent = await publishMessage(wren, { recipient: `@${ada.username}` })
  const cast = await publishOwlcast(wren)
  await addCollaborator(wren, cast, ada)
  const guest = await publishRecording(ada, cast)
  return { wren, ada, words, gone: [mine, sent, cast, guest], mine, received, theirs, answer, both }
}

const createNumber = () => `+46702${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`

/** Creates a user with data of every kind, the users related to them, and posts of both. */
export async function createFullAccount() {
  const { db, ids, clock } = getTools()
  const rare = `zq${ids.random(9)}`
  const name = `Zephyrine ${rare}`
  const former = await createPerson(name)
  const wren = { ...former, username: `now${ids.random(9)}` }
  const named = { username: wren.username, displayName: name, avatarColor: 'teal' }
  await call('PATCH /api/me/profile', { as: wren, json: named })
  const [ada, bo, cai, dov] = [
    await createPerson('Ada', { pro: true }),
    await createPerson('Bo', { pro: true }),
    await createPerson('Cai'),
    await createPerson('Dov'),
  ]
  await goPro(wren)
  const phone = createNumber()
  const googleId = ids.random(21)
  const now = clock.now()
  const at = { createdAt: new Date(now), updatedAt: new Date(now) }
  await db.batch([
    db.update(users).set({ phoneNumber: phone, phoneNumberVerified: true }).where(eq(users.id, wren.id)),
    db
      .update(accounts)
      .set({ password: await getPasswordHash() })
      .where(eq(accounts.userId, wren.id)),
    db
      .insert(accounts)
      .values({ id: ids.make('acc'), userId: wren.id, accountId: googleId, providerId: 'google', ...at }),
    db.insert(passkeys).values({
      id: ids.make('psk'),
      userId: wren.id,
      credentialId: ids.random(20),
      publicKey: 'key',
      counter: 0,
      transports: '',
      name: `Phone of ${name}`,
      createdAt: now,
    }),
    db.insert(phoneCodes).values([
      { id: ids.make('cod'), phone, createdAt: now, expiresAt: now + 600_000 },
      // To a number that they asked to add.
      {
        id: ids.make('cod'),
        phone: createNumber(),
        userId: wren.id,
        createdAt: now,
        expiresAt: now + 600_000,
      },
    ]),
    db.insert(follows).values([
      { followerId: wren.id, followedId: ada.id, createdAt: now },
      { followerId: ada.id, followedId: wren.id, createdAt: now },
    ]),
    db.insert(discoverySettings).values({ userId: wren.id, byEmail: true, byPhone: true }),
    db.insert(blocks).values([
      { blockerId: wren.id, blockedId: dov.id, createdAt: now },
      { blockerId: dov.id, blockedId: wren.id, createdAt: now },
    ]),
    db
      .insert(notificationSettings)
      .values({ userId: wren.id, pushDisabledReasons: ['system'], quietFrom: 1380, quietTo: 420 }),
    db.insert(reports).values([
      { ...createReport(wren.id), id: ids.make('rpt'), reporterId: dov.id, details: `Why, ${name}?` },
      { ...createReport(dov.id), id: ids.make('rpt'), reporterId: wren.id, details: `I am ${name}.` },
      {
        ...createReport(dov.id),
        id: ids.make('rpt'),
        reporterId: ada.id,
        decidedBy: wren.id,
        status: 'acted',
      },
    ]),
    db.insert(decisions).values([
      {
        ...createDecision(wren.id),
        id: ids.make('dec'),
        words: `Stop, ${name}.`,
        appealText: `I am ${name}.`,
      },
      { ...createDecision(dov.id), id: ids.make('dec'), decidedBy: wren.id, appealDecidedBy: wren.id },
    ]),
    db.insert(heldPosts).values({
      id: ids.make('post'),
      authorId: wren.id,
      kind: 'squawk',
      visibility: 'public',
      title: `By ${name}`,
      content: '',
      tags: '',
      createdAt: now,
      until: now + 60_000,
    }),
    db.insert(moderatorNotes).values([
      { id: ids.make('not'), userId: wren.id, authorId: dov.id, text: `About ${name}`, createdAt: now },
      { id: ids.make('not'), userId: dov.id, authorId: wren.id, text: 'About Dov', createdAt: now },
    ]),
    db.insert(reportDigests).values({ userId: wren.id, emailedAt: now }),
    db.insert(signUpInvitations).values({
      id: ids.make('inv'),
      tokenHash: ids.random(20),
      inviterId: wren.id,
      createdAt: now,
      expiresAt: now + 60_000,
    }),
    db
      .insert(siteSettings)
      .values({ key: 'name', value: 'Owlcast', updatedAt: now, updatedBy: wren.id })
      .onConflictDoUpdate({ target: siteSettings.key, set: { updatedBy: wren.id } }),
    db.insert(contentRules).values({
      id: ids.make('rul'),
      kind: 'word',
      value: `w${ids.random(9)}`,
      action: 'flag',
      createdBy: wren.id,
      createdAt: now,
    }),
    db.insert(audit).values([
      { id: ids.make('aud'), actorId: null, action: 'person.suspend', subjectId: wren.id, createdAt: now },
      { id: ids.make('aud'), actorId: wren.id, action: 'reports.dismiss', subjectId: dov.id, createdAt: now },
    ]),
    db.insert(mutes).values([
      { muterId: wren.id, mutedId: dov.id, createdAt: now },
      { muterId: dov.id, mutedId: wren.id, createdAt: now },
    ]),
    // Requests to join that waited when the account was created in another way.
    db.insert(signUpRequests).values([
      { ...createRequest(now), id: ids.make('srq'), username: `r${ids.random(9)}`, email: wren.email },
      { ...createRequest(now), id: ids.make('srq'), username: `r${ids.random(9)}`, phone },
      { ...createRequest(now), id: ids.make('srq'), username: `r${ids.random(9)}`, googleId },
    ]),
    db.insert(accessTokens).values({
      id: ids.make('pat'),
      userId: wren.id,
      name: `Bot of ${name}`,
      tokenHash: ids.random(20),
      hint: 'abcd',
      scopes: ['posts:read'],
      createdAt: now,
      expiresAt: now + 60_000,
    }),
    db.insert(webhooks).values({
      id: ids.make('whk'),
      userId: wren.id,
      url: `https://${ids.random(8)}.example/hook`,
      events: ['mention.received'],
      createdAt: now,
    }),
    db.insert(passkeyChallenges).values({
      challenge: ids.random(20),
      browserHash: ids.random(20),
      userId: wren.id,
      expiresAt: now + 60_000,
    }),
    db.insert(dismissedNotifications).values([
      { ...createDismissed(now), id: ids.make('ntf'), userId: wren.id, actorId: dov.id },
      { ...createDismissed(now), id: ids.make('ntf'), userId: dov.id, actorId: wren.id },
    ]),
  ])
  await db.insert(imports).values({
    id: ids.make('imp'),
    userId: wren.id,
    feedUrl: `https://${rare}.example/feed`,
    title: `By ${name}`,
    state: 'unproved',
    code: `owlcast-${rare}`,
    dueAt: now,
    createdAt: now,
    expiresAt: now + 60_000,
  })
  await startPendingSignUp(getTools(), { phone }, null)
  await startPendingSignUp(getTools(), { googleId: ids.random(21), email: wren.email, name }, null)
  await call('POST /api/auth/forgot', { json: { email: wren.email } })
  await call('POST /api/auth/sign-up', {
    json: {
      email: wren.email,
      username: `s${ids.random(9)}`,
      password: PASSWORD,
      displayName: name,
      ageAttested: true,
    },
    headers: { 'cf-connecting-ip': ids.random(8) },
  })
  await addPicture(wren)
  await addHello(wren)
  await subscribeBrowser(wren, await createPushBrowser(rare))
  await createUpload(wren)

  const own = [
    await publishSquawk(wren, { title: `Mine ${ids.random(6)}`, description: 'Said at the river' }),
    await publishSong(wren, 299),
    await publishHum(wren),
    await publishYap(wren),
    await publishWords(wren, `Here speaks ${rare}`),
  ]
  await db
    .insert(importedPosts)
    .values({ userId: wren.id, archivedId: ids.make('post'), postId: own[0]?.id ?? '' })
  const answer = await publishSquawk(ada, { parents: [{ id: own[0]?.id ?? '' }] })
  const theirs = await publishSquawk(ada)
  await db
    .insert(postMentions)
    .values({ postId: theirs.id, name: 'somebody', userId: wren.id, createdAt: now })
  await call('POST /api/heard', { as: wren, json: { ids: [theirs.id] } })
  for (const [as, { username }] of [
    [wren, ada],
    [ada, wren],
  ] as const)
    await call('POST /api/feeds/private', {
      as,
      json: { name: 'App', feed: { type: 'person', subject: username } },
    })
  await call('POST /api/heard', { as: ada, json: { ids: [own[0]?.id ?? ''] } })
  own.push(await publishSquawk(wren, { parents: [{ id: theirs.id }] }))
  const both = await publishSquawk(bo, { parents: [{ id: own[0]?.id ?? '' }, { id: theirs.id }] })

  const sent = await publishMessage(wren, { recipient: `@${ada.username}` })
  const toAddress = await publishMessage(wren, { recipient: `mara.${ids.random(8)}@example.org` })
  const received = await publishMessage(ada, { recipient: `@${wren.username}` })
  const alone = await publishMessage(bo, { recipient: `@${wren.username}` })
  const mailed = await publishMessage(cai, { recipient: wren.email })
  // To an address and to a number, which are never replied from.
  const fay = await createPerson('Fay', { pro: true })
  const unanswered = await publishMessage(fay, { recipient: wren.email })
  const texted = await publishMessage(fay, { recipient: phone })
  const formerPhone = createNumber()
  const formerlyTexted = await publishMessage(fay, { recipient: formerPhone })
  await db.insert(formerNumberMessages).values({ postId: formerlyTexted.id, userId: wren.id })
  // The reply proves the address, and emailed messages to it are claimed.
  own.push(sent, toAddress, await publishMessage(wren, { parents: [{ id: mailed.id }] }))

  const cast = await publishOwlcast(wren)
  await setCover(wren, cast)
  await addCollaborator(wren, cast, ada)
  const guest = await publishRecording(ada, cast)
  own.push(cast, await publishRecording(wren, cast))
  const otherCast = await publishOwlcast(ada)
  await addCollaborator(ada, otherCast, wren)
  const stays = await publishRecording(ada, otherCast)
  own.push(await publishRecording(wren, otherCast))
  await call(`POST /api/posts/${cast.id}/invitations`, {
    as: wren,
    json: { to: `x${ids.random(6)}@example.org` },
  })
  await call(`POST /api/posts/${otherCast.id}/invitations`, { as: ada, json: { to: `@${bo.username}` } })
  const waiting = await publishOwlcast(bo)
  const byAddress = await publishOwlcast(bo)
  await call(`POST /api/posts/${byAddress.id}/invitations`, { as: bo, json: { to: wren.email } })
  await call(`POST /api/posts/${waiting.id}/invitations`, { as: bo, json: { to: `@${wren.username}` } })

  // Users who show them get an event.
  await call('PATCH /api/me/profile', { as: wren, json: { ...named, avatarColor: 'pink' } })

  const sold = await publishSong(bo, 499)
  await buy(wren, sold)
  await buy(cai, own[1] as Post)
  await call(`POST /api/posts/${own[3]?.id}/copyright-reports`, {
    as: ada,
    json: { name: 'Ada', email: ada.email, work: 'A work of mine', truthful: true },
  })
  // Notifications of followers of both are still in progress, before and at this user.
  await db
    .insert(fanouts)
    .values([
      { postId: own[0]?.id ?? '', createdAt: now },
      { postId: theirs.id, cursorAt: now, cursorId: wren.id, createdAt: now },
    ])
    .onConflictDoNothing()
  await call('POST /api/auth/sign-in', { json: { email: wren.email, password: 'no such password' } })
  // A page that shows the user is cached.
  await call('GET /api/posts?kind=squawk')
  const fediverseAddress = `@${rare}f@owls.example`
  await db.update(profiles).set({ fediverseAddress }).where(eq(profiles.id, wren.id))
  const words = {
    rare,
    fediverseAddress,
    former: former.username,
    id: wren.id,
    username: wren.username,
    name,
    email: wren.email,
    phone,
    formerPhone,
    googleId,
  }
  return {
    wren,
    ada,
    bo,
    cai,
    fay,
    words,
    own,
    gone: [...own, guest],
    guest,
    answer,
    theirs,
    both,
    received,
    alone,
    mailed,
    unanswered,
    texted,
    formerlyTexted,
    otherCast,
    stays,
    sold,
    waiting,
  }
}

const createReport = (userId: string) =>
  ({ subjectKind: 'person', subjectId: userId, userId, title: '', reason: 'spam', createdAt: 1 }) as const

const createDecision = (userId: string) =>
  ({
    subjectKind: 'person',
    subjectId: userId,
    userId,
    title: '',
    action: 'warn',
    rule: 'spam',
    reportCount: 0,
    createdAt: 1,
  }) as const

const createRequest = (at: number) => ({
  displayName: '',
  ageAttestedAt: at,
  ageTextVersion: 1,
  createdAt: at,
  passwordHash: null,
})

const createDismissed = (at: number) => {
  const notice = { type: '', reason: 'system', groupKey: 'plan.ended', count: 1 } as const
  return { ...notice, createdAt: at, updatedAt: at, dismissedAt: at }
}

async function addHello(as: Person): Promise<void> {
  const { id: uploadId } = await createUpload(as)
  await call('PUT /api/me/hello', { as, json: { uploadId, text: 'Good evening', language: 'en' } })
}

async function addPicture({ id }: Person): Promise<void> {
  const { db, ids, clock, media: bucket } = getTools()
  const mediaId = ids.make('med')
  const key = `avatars/${id}/${clock.now()}-${ids.random(8)}.png`
  await bucket.put(key, 'picture')
  const stored = { state: 'attached', key, type: 'image/png', bytes: 7, public: true } as const
  await db.insert(media).values({ id: mediaId, ownerId: id, ...stored, createdAt: clock.now() })
  await db.update(profiles).set({ avatarMediaId: mediaId }).where(eq(profiles.id, id))
}

function publishHum(as: Person): Promise<Post> {
  return publishSquawk(
    as,
    {
      mode: 'hum',
      tags: [],
      description: 'May it heal.',
      detail: { recipientName: 'Ida', condition: 'A cold', consent: true },
    },
    { mode: 'hum' },
  )
}

function publishYap(as: Person): Promise<Post> {
  return publishSquawk(
    as,
    {
      mode: 'parrot',
      tags: ['one', 'two'],
      detail: { originalUrl: 'https://pods.example/1.mp3', author: 'Host', subject: 'Owls' },
    },
    { mode: 'parrot' },
  )
}

/**
 * Returns where any of these words remains: in a column of any table, including the search index, in keys of R2, and in
 * the JSON there.
 */
export async function findRemains(words: readonly string[]): Promise<string[]> {
  const found: string[] = []
  const { results: tables } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%' and name <> 'd1_migrations'",
  ).all<{ name: string }>()
  const looked = words.map((word) => [word, word.toLowerCase()] as const)
  // Inserts in one batch: a call for each table takes ten times as long.
  const reads = tables.map(({ name }) => env.DB.prepare(`select * from "${name}"`))
  const contents = await env.DB.batch<Record<string, unknown>>(reads)
  for (const [index, { name }] of tables.entries())
    for (const row of contents[index]?.results ?? [])
      for (const [column, value] of Object.entries(row)) {
        const text = toSearchText(value)
        for (const [word, lower] of looked) if (text.includes(lower)) found.push(`${name}.${column}: ${word}`)
      }
  for (let cursor: string | undefined, isMore = true; isMore; ) {
    const list: R2Objects = await env.MEDIA.list({
      include: ['httpMetadata'],
      ...(cursor === undefined ? {} : { cursor }),
    })
    found.push(
      ...list.objects.map(({ key }) => key).filter((key) => words.some((word) => key.includes(word))),
    )
    // The spoken words, with their times.
    for (const { key, httpMetadata } of list.objects)
      if (httpMetadata?.contentType === 'application/json') {
        const text = ((await (await env.MEDIA.get(key))?.text()) ?? '').toLowerCase()
        found.push(
          ...looked.flatMap(([word, lower]) =>
            text.includes(lower) && !isListedId(key, word) ? [`${key}: ${word}`] : [],
          ),
        )
      }
    cursor = list.truncated ? list.cursor : undefined
    isMore = list.truncated
  }
  return [...new Set(found)]
}

/** Whether a word is the id of an account in a list of deletions, which the receipt names as retained. */
const isListedId = (key: string, word: string) =>
  key.startsWith(DELETION_LIST_PREFIX) && word.startsWith('usr_')

/** Returns a value of a row in lower case; a blob by its bytes. */
function toSearchText(value: unknown): string {
  const text = Array.isArray(value) ? new TextDecoder('latin1').decode(new Uint8Array(value)) : String(value)
  return text.toLowerCase()
}
