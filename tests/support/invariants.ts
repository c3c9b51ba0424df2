/**
 * Invariants after any failure, read from the database and the bucket directly, not through the Worker. Each check
 * returns what violates its invariant; an empty list is good.
 */

/**
 * Access to the stores of a Worker, in this process or in another one; `visit` returns the status that a visitor gets.
 */
export type Stores = {
  db: { prepare: (sql: string) => { all: <T>() => Promise<{ results: T[] }> } }
  bucket: {
    list: (from: { cursor?: string }) => Promise<Listed>
    head: (key: string) => Promise<{ checksums: { sha256?: ArrayBuffer } } | null>
  }
  visit: (path: string) => Promise<number>
}
type Stored = { key: string; size: number }
type Listed = { objects: Stored[]; truncated: false } | { objects: Stored[]; truncated: true; cursor: string }

type InvariantCheck = (stores: Stores) => Promise<string[]>

async function queryRows<T extends Record<string, unknown>>({ db }: Stores, sql: string): Promise<T[]> {
  return (await db.prepare(sql).all<T>()).results
}
/** Creates a check from a query for violating ids. */
const listIds =
  (sql: string): InvariantCheck =>
  async (stores) =>
    (await queryRows<{ id: string }>(stores, sql)).map(({ id }) => id)

async function listObjects({ bucket }: Stores): Promise<Map<string, Stored>> {
  const found = new Map<string, Stored>()
  for (let cursor: string | undefined, isMore = true; isMore; ) {
    const list: Listed = await bucket.list(cursor === undefined ? {} : { cursor })
    for (const one of list.objects) found.set(one.key, one)
    cursor = list.truncated ? list.cursor : undefined
    isMore = list.truncated
  }
  return found
}

const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Sounds of the library are uploaded by hand and registered later, and copies of the database have their own rows. */
const WITHOUT_MEDIA_ROW = /^(mue-library|beats|backups)\//

/** By name; the numbers are those of the plan. */
export const INVARIANTS: Readonly<Record<string, InvariantCheck>> = {
  'I1 every media row has its object, with the same size and bytes': async (stores) => {
    const stored = await listObjects(stores)
    const known = await queryRows<{ key: string; bytes: number; sha256: string | null }>(
      stores,
      "select key, bytes, sha256 from media where state <> 'pending'",
    )
    const broken: string[] = []
    for (const { key, bytes, sha256 } of known) {
      const object = stored.get(key)
      const head = object && sha256 ? await stores.bucket.head(key) : null
      const digest = head?.checksums.sha256
      if (!object) broken.push(`${key}: gone`)
      else if (object.size !== bytes) broken.push(`${key}: ${object.size} bytes, not ${bytes}`)
      else if (sha256 && digest && toHex(digest) !== sha256) broken.push(`${key}: other bytes`)
    }
    return broken
  },
  'I2 every object has a row or waits for its deletion': async (stores) => {
    const known = new Set(
      (
        await queryRows<{ key: string }>(
          stores,
          'select key from media union select key from media_deletions union select words_key from transcripts where words_key is not null',
        )
      ).map(({ key }) => key),
    )
    return [...(await listObjects(stores)).keys()].filter(
      (key) => !known.has(key) && !WITHOUT_MEDIA_ROW.test(key),
    )
  },
  'I2 every transcript with words has their file': async (stores) => {
    const stored = await listObjects(stores)
    const known = await queryRows<{ key: string }>(
      stores,
      "select coalesce(words_key, post_id) as key from transcripts where state = 'ready'",
    )
    return known.map(({ key }) => key).filter((key) => !stored.has(key))
  },
  'I3 every post has its own sound, which no other post has': listIds(
    `select p.id from posts p left join media m on m.id = p.media_id
     where (p.media_id is not null and coalesce(m.state, '') <> 'attached')
       or (p.cover_media_id is not null and not exists (select 1 from media where id = p.cover_media_id and state = 'attached'))
       or (select count(*) from posts o where o.media_id = p.media_id) > 1
     union select m.id from media m where m.state = 'attached' and m.owner_id is not null
       and not exists (select 1 from posts where media_id = m.id or clip_media_id = m.id or cover_media_id = m.id)
       and not exists (select 1 from profiles where avatar_media_id = m.id)
       and not exists (select 1 from hellos where media_id = m.id)`,
  ),
  // A trigger empties the key of a deleted post.
  'I3 every acknowledged post exists, once for each key': listIds(
    `select key as id from idempotency_keys where post_id is not null and post_id not in (select id from posts)
     union select min(key) from idempotency_keys where post_id is not null group by post_id having count(*) > 1`,
  ),
  'I4 recipients are notified once of each message, and not of requests': async (stores) => {
    // While unread, one row counts all messages of the same sender.
    const found = await queryRows<{ id: string; sent: number; notified: number; state: string }>(
      stores,
      `select max(p.id) as id, c.state, count(*) as sent,
         (select coalesce(sum(count), 0) from notifications n
           where n.user_id = p.recipient_id and n.reason = 'message' and n.actor_id = p.author_id) as notified
       from posts p join conversations c on c.owner_id = p.recipient_id and c.peer = 'user:' || p.author_id
       where p.recipient_id is not null
       group by p.recipient_id, p.author_id`,
    )
    return found.flatMap(({ id, sent, notified, state }) =>
      notified > sent || (state === 'request' && notified > 0)
        ? [`${id}: ${sent} sent, ${notified} notified, ${state}`]
        : [],
    )
  },
  'I4 followers are notified once of each post': listIds(
    `select min(id) as id from notifications where source_id is not null
     group by user_id, reason, source_id having count(*) > 1`,
  ),
  'I5 connections have both ends, at most five parents, and no cycles': listIds(
    `select child_id as id from connections group by child_id having count(*) > 5
     union select child_id from connections c where not exists (select 1 from posts where id = c.child_id)
       or not exists (select 1 from posts where id = c.parent_id)
     union select id from (
       with recursive up(start, id, depth) as (
         select child_id, parent_id, 1 from connections
         union select start, parent_id, depth + 1 from up join connections on child_id = up.id where depth < 60)
       select start as id from up where start = up.id)`,
  ),
  'I6 counters equal the rows they count': listIds(
    `select p.id from posts p where p.recording_count <> (select count(*) from posts r
       where r.owlcast_id = p.id and r.hidden_at is null)
     union select f.user_id from follow_counts f where f.followers <>
       (select count(*) from follows where followed_id = f.user_id)`,
  ),
  'I7 invitations, links and payments took effect once': listIds(
    `select i.id from invitations i where i.status = 'accepted' and (select count(*) from post_collaborators
       where post_id = i.post_id and user_id = i.invitee_id) <> 1
     union select id from magic_links where used_at is not null and grant_hash is null
     union select p.id from payments p where p.state = 'paid'
       and (select coalesce(sum(cents), 1) from ledger where payment_id = p.id) <> 0
     union select p.id from payments p where p.state <> 'paid' and exists (select 1 from ledger where payment_id = p.id)`,
  ),
  'I8 private posts are not found by visitors': async (stores) => {
    const hidden = await queryRows<{ id: string; media_id: string | null }>(
      stores,
      "select id, media_id from posts where visibility = 'private' order by seq desc limit 20",
    )
    const open: string[] = []
    for (const { id, media_id: sound } of hidden)
      for (const path of [`/api/posts/${id}`, ...(sound ? [`/media/${sound}`] : [])]) {
        const status = await stores.visit(path)
        if (status < 400) open.push(`${path}: ${status}`)
      }
    return open
  },
  'I9 deleted users have no rows, no sounds and no pending deletion': async (stores) => {
    const left = await queryRows<{ id: string }>(
      stores,
      `select user_id as id from account_deletions
       union select m.owner_id from media m where m.owner_id is not null
         and not exists (select 1 from profiles where id = m.owner_id)
       union select user_id from idempotency_keys i where not exists (select 1 from profiles where id = i.user_id)`,
    )
    const people = new Set(
      (await queryRows<{ id: string }>(stores, 'select id from profiles')).map(({ id }) => id),
    )
    const keys = [...(await listObjects(stores)).keys()].filter((key) => {
      const owner = key.split('/')[1] ?? ''
      return owner.startsWith('usr_') && !people.has(owner)
    })
    return [...left.map(({ id }) => id), ...keys]
  },
  'I9 no foreign key is broken': async (stores) =>
    (await queryRows<{ table: string }>(stores, 'pragma foreign_key_check')).map(({ table }) => table),
  'I10 the outbox has no overdue emails': listIds(
    `select id from outbox where sent_at is null and failed_at is null and due_at <= cast(unixepoch() * 1000 as integer)`,
  ),
}

/** Returns every violated invariant with what violates it. */
export async function findViolations(stores: Stores): Promise<string[]> {
  const found: string[] = []
  for (const [name, check] of Object.entries(INVARIANTS))
    found.push(...(await check(stores)).map((one) => `${name}: ${one}`))
  return found
}
