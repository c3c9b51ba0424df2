/** THE visibility rule. Every read of posts goes through it, so no reader can forget who is looking. */
import { and, eq, gt, isNotNull, isNull, not, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { peerKey } from '../../domain/messages'
import { collaborators, invitations } from '../invitations/invitations.table'
import { conversations } from '../messages/conversations.table'
import { erasures } from '../people/erasures.table'
import { areApart, isMuted } from '../safety/apart'
import { connections, posts } from './posts.table'

/** Who is looking; null is a visitor without anything in hand. */
export type Looker = {
  /** The signed-in person, or null. */
  id: string | null
  /** Their verified e-mail address and phone number: what was sent to these, and is nobody's yet, is for them. */
  addresses: readonly string[]
  /** Private posts that this browser opened with a link, or was invited to by one. */
  granted?: readonly string[]
} | null
/** In ms; a placeholder in statements that are prepared once. */
type Moment = number | Placeholder
/** `list`: found by looking around. `link`: asked for by its id, which unlisted posts allow. */
type By = 'list' | 'link'
/**
 * `me`: the viewer's id where the statement has it already, since it takes no more than a hundred values. `requests`: those
 * that wait for the viewer are meant too, which no other list shows.
 */
export type Way = { by: By; me?: SQL; requests?: boolean }
type Me = string | SQL | null

/**
 * Public posts for everyone, unlisted ones by link, private ones for author and recipient, or for those who work on them
 * and who are invited to; never what has faded or was hidden or is by somebody who leaves, nor a reply none of whose
 * parents lives and may be seen by this viewer, unless it is their own and they ask for it by its id. A recording is seen with its owlcast. Nobody sees what is by somebody a
 * block keeps them from, nor finds what is by somebody they muted, or what waits for them as a request.
 */
export function visiblePosts(
  viewer: Looker,
  now: Moment,
  { by, me: given, requests = false }: Way,
): SQL | undefined {
  const me: Me = given ?? viewer?.id ?? null
  return and(
    isNull(posts.hiddenAt),
    or(isNull(posts.expiresAt), gt(posts.expiresAt, now)),
    stays(sql`${posts.authorId}`),
    or(
      sql`${posts.visibility} = 'public'`,
      by === 'link' ? sql`${posts.visibility} = 'unlisted'` : undefined,
      ...isPartyTo(viewer, me, now),
    ),
    isShownWithOwlcast('posts', now),
    hears(me, by),
    by === 'list' ? isTaken(me, requests) : undefined,
    or(
      isNull(posts.parentId),
      isMessage,
      isNotNull(posts.owlcastId),
      // What it answered may be gone: its author keeps it.
      by === 'link' && me !== null ? sql`${posts.authorId} = ${me}` : undefined,
      hasLivingRoot(viewer, now),
    ),
  )
}

/**
 * Its author is not being erased: what they said is gone at once, however long deleting it takes. Asked so that whoever
 * stays costs no row read, which `not in` would.
 */
function stays(authorId: SQL): SQL {
  return sql`not exists (select 1 from ${erasures} e where e.person_id = ${authorId})`
}

/**
 * Nothing keeps who is looking away from who said it, nor from the owner of the owlcast it was said in: no block, whoever
 * made it. In lists, nor a mute of theirs; but what was written to somebody stands, and links lead anywhere.
 */
function hears(me: Me, by: By): SQL | undefined {
  if (me === null) return undefined
  const author = sql`${posts.authorId}`
  const owner = sql`(select o.author_id from ${posts} o where o.id = ${posts.owlcastId})`
  return and(
    not(areApart(me, author)),
    sql`(${posts.owlcastId} is null or not ${areApart(me, owner)})`,
    by === 'list' ? sql`(${posts.recipientId} is not null or not ${isMuted(me, author)})` : undefined,
  )
}

/**
 * Not what a stranger wrote to who is looking, as long as that waits for them, nor what they put away of it. Asked by the
 * words of the index `conversations_kept_back`, so that it costs nothing where nothing waits.
 */
function isTaken(me: Me, requests: boolean): SQL | undefined {
  if (me === null) return undefined
  const isAway = sql`${posts.createdAt} <= c.cleared_at`
  return sql`not exists (select 1 from ${conversations} c indexed by conversations_kept_back where ${isMessage}
    and c.owner_id = ${me} and c.peer = ${peerKey({ by: 'user', value: '' })} || ${posts.authorId}
    and (c.state = 'request' or c.cleared_at > 0) and coalesce(${posts.recipientId}, c.owner_id) = c.owner_id
    and ${requests ? isAway : sql`(c.state = 'request' or ${isAway})`})`
}

/** Written to somebody. A message stands for itself: its conversation goes on when an earlier one is deleted. */
export const isMessage = sql`(${posts.recipientId} is not null or ${posts.recipientEmail} is not null or ${posts.recipientPhone} is not null)`

/** What its members share: an owlcast with its recordings, else the post alone. */
const shared = sql`coalesce(${posts.owlcastId}, ${posts.id})`

/** A recording goes with its owlcast when that is hidden, has faded, or is gone. */
function isShownWithOwlcast(post: 'posts' | 'p', now: Moment): SQL {
  const owlcastId = sql.raw(`${post}.owlcast_id`)
  return sql`(${owlcastId} is null or exists (select 1 from ${posts} o where o.id = ${owlcastId}
    and o.hidden_at is null and (o.expires_at is null or o.expires_at > ${now}) and ${stays(sql`o.author_id`)}))`
}

/** Ways in which a post concerns this viewer in person. */
function isPartyTo(viewer: Looker, me: Me, now: Moment): SQL[] {
  if (!viewer) return []
  const { addresses, granted = [] } = viewer
  return [
    ...(me === null ? [] : [sql`${me} in (${posts.authorId}, ${posts.recipientId})`, worksOnIt(me)]),
    ...(me === null ? [] : [isInvited(me, addresses, now)]),
    ...(addresses.length === 0 ? [] : [isSentTo(addresses)]),
    // One value, however many there are: a statement takes no more than a hundred.
    ...(granted.length === 0
      ? []
      : [sql`${shared} in (select value from json_each(${JSON.stringify(granted)}))`]),
  ]
}

const worksOnIt = (me: string | SQL): SQL =>
  sql`exists (select 1 from ${collaborators} w where w.post_id = ${shared} and w.person_id = ${me})`

/** Asked to work on it, by name or by an address they proved, as long as that waits for an answer. */
function isInvited(me: string | SQL, addresses: readonly string[], now: Moment): SQL {
  const isNamed = sql`(i.invitee_id = ${me} or (i.invitee_id is null
    and i.identifier in (select value from json_each(${JSON.stringify(addresses)}))))`
  return sql`exists (select 1 from ${invitations} i where i.post_id = ${shared} and i.status = 'pending'
    and i.expires_at > ${now} and ${isNamed})`
}

/** Sent to one of these, and not answered by whoever had it then: addresses change hands, and what was said does not. */
function isSentTo(addresses: readonly string[]): SQL {
  const { recipientId, recipientEmail, recipientPhone } = posts
  const ways = addresses.map((one) => eq(one.includes('@') ? recipientEmail : recipientPhone, one))
  return sql`(${recipientId} is null and ${or(...ways)})`
}

/**
 * Climbs from parent to living parent; a reply lives while one of these ways ends at a post of its own. A recording is one,
 * whatever it answers.
 */
function hasLivingRoot(viewer: Looker, now: Moment): SQL {
  const lives = sql`p.hidden_at is null and (p.expires_at is null or p.expires_at > ${now})
    and ${stays(sql`p.author_id`)} and ${isShownWithOwlcast('p', now)} and ${mayClimb(viewer)}`
  return sql`exists (
    with recursive climb (id, parent_id) as (
      select ${posts.id}, ${posts.parentId}
      union
      select p.id, iif(p.owlcast_id is null, p.parent_id, null) from climb
        join ${connections} c on c.child_id = climb.id join ${posts} p on p.id = c.parent_id
        where climb.parent_id is not null and ${lives}
    ) select 1 from climb where parent_id is null)`
}

/** Whether this viewer may pass through a parent `p`, which may have been made private since. */
function mayClimb(viewer: Looker): SQL {
  const { id = null } = viewer ?? {}
  if (id === null) return sql`p.visibility <> 'private'`
  return sql`(p.visibility <> 'private' or ${id} in (p.author_id, p.recipient_id))`
}
