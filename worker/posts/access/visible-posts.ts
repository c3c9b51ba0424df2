/**
 * The visibility rule. Reads of posts for a viewer use it; `tests/architecture.test.ts` lists the repos of other nouns that
 * read posts without it, each with the reason.
 */

import { and, eq, isNotNull, isNull, not, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { canReadPrivate, type GrantedScopes } from '../../../domain/access-tokens/access-tokens'
import { formatPeerKey } from '../../../domain/messages/messages'
import { isLive, isMessage, selectValues } from '../../database/predicates'
import { accountDeletions } from '../../database/tables/account-deletion.table'
import { conversations } from '../../database/tables/conversations.table'
import { formerNumberMessages } from '../../database/tables/former-number-messages.table'
import { collaborators, invitations } from '../../database/tables/invitations.table'
import { connections, posts } from '../../database/tables/posts.table'
import { isBlocked, isMuted } from '../../people/block-filter'

/** The requesting user; null for a visitor without session or links. */
export type Viewer = {
  /** Id of the signed-in user, or null. */
  id: string | null
  /** Verified email addresses and phone numbers: unclaimed messages to them are visible to this user. */
  addresses: readonly string[]
  /** Without the scope of private content, only what everybody may see is visible. */
  scopes: GrantedScopes
  /** Private posts this browser opened by magic link or invitation. */
  granted?: readonly string[]
} | null
/** In ms; a placeholder in prepared statements. */
type TimestampMs = number | Placeholder
/** `list`: found in lists or search. `link`: requested by id, which allows unlisted posts. */
type VisibilityMode = 'list' | 'link'
/**
 * `me`: SQL for the viewer's id if the statement has it already, since D1 allows 100 bound values. `requests`: include
 * pending message requests, which lists normally leave out.
 */
export type VisibilityOptions = { by: VisibilityMode; me?: SQL; requests?: boolean }
type ViewerId = string | SQL | null

/**
 * Condition for posts a viewer may see. Public posts: everyone; unlisted: by link; private: author, recipient,
 * collaborators and invitees, by a token only with its scope. Never expired or hidden posts, posts of accounts being deleted, or replies without a
 * live, visible parent (except the viewer's own, by link). Recordings follow their owlcast. Blocked authors are never
 * visible; muted authors and pending requests are left out of lists.
 */
export function visiblePosts(
  viewer: Viewer,
  now: TimestampMs,
  { by, me: knownViewerId, requests = false }: VisibilityOptions,
): SQL | undefined {
  const me: ViewerId = knownViewerId ?? viewer?.id ?? null
  return and(
    isLive('posts', now),
    isNotBeingDeleted(sql`${posts.authorId}`),
    mayRead(viewer) ? undefined : sql`${posts.visibility} <> 'private'`,
    or(
      sql`${posts.visibility} = 'public'`,
      by === 'link' ? sql`${posts.visibility} = 'unlisted'` : undefined,
      ...matchParty(viewer, me, now),
    ),
    isShownWithOwlcast('posts', now),
    isNotBlocked(me, by),
    by === 'list' ? isNotPendingRequest(me, requests) : undefined,
    or(
      isNull(posts.parentId),
      // A conversation continues when an earlier message is deleted.
      isMessage('posts'),
      isNotNull(posts.owlcastId),
      // Authors keep their replies after the parent is deleted.
      by === 'link' && me !== null ? sql`${posts.authorId} = ${me}` : undefined,
      hasVisibleRoot(viewer, now),
    ),
  )
}

/**
 * The author's account is not being deleted: posts disappear at once, however long the deletion takes. `NOT EXISTS`
 * reads no rows for active authors; `NOT IN` would.
 */
function isNotBeingDeleted(authorId: SQL): SQL {
  return sql`not exists (select 1 from ${accountDeletions} d where d.user_id = ${authorId})`
}

/**
 * No block in either direction between the viewer and the author, or the owner of the owlcast. In lists also no mute,
 * except for messages.
 */
function isNotBlocked(me: ViewerId, by: VisibilityMode): SQL | undefined {
  if (me === null) return undefined
  const author = sql`${posts.authorId}`
  const owner = sql`(select o.author_id from ${posts} o where o.id = ${posts.owlcastId})`
  return and(
    not(isBlocked(me, author)),
    sql`(${posts.owlcastId} is null or not ${isBlocked(me, owner)})`,
    by === 'list' ? sql`(${posts.recipientId} is not null or not ${isMuted(me, author)})` : undefined,
  )
}

/**
 * The message belongs to no pending or dismissed request to the viewer. Worded like the index `conversations_withheld`,
 * so that it costs nothing without requests.
 */
function isNotPendingRequest(me: ViewerId, requests: boolean): SQL | undefined {
  if (me === null) return undefined
  const isDismissed = sql`${posts.createdAt} <= c.dismissed_at`
  return sql`not exists (select 1 from ${conversations} c indexed by conversations_withheld where ${isMessage('posts')}
    and c.owner_id = ${me} and c.peer = ${formatPeerKey({ by: 'user', value: '' })} || ${posts.authorId}
    and (c.state = 'request' or c.dismissed_at > 0) and coalesce(${posts.recipientId}, c.owner_id) = c.owner_id
    and ${requests ? isDismissed : sql`(c.state = 'request' or ${isDismissed})`})`
}

/** The post whose collaborators share access: the owlcast of a recording, else the post itself. */
const sharedPostId = sql`coalesce(${posts.owlcastId}, ${posts.id})`

/** A recording is hidden, expires and is deleted with its owlcast. */
function isShownWithOwlcast(post: 'posts' | 'p', now: TimestampMs): SQL {
  const owlcastId = sql.raw(`${post}.owlcast_id`)
  return sql`(${owlcastId} is null or exists (select 1 from ${posts} o where o.id = ${owlcastId}
    and ${isLive('o', now)} and ${isNotBeingDeleted(sql`o.author_id`)}))`
}

/** Conditions under which this viewer personally has access to a private post. */
function matchParty(viewer: Viewer, me: ViewerId, now: TimestampMs): SQL[] {
  if (!viewer || !mayRead(viewer)) return []
  const { addresses, granted = [] } = viewer
  return [
    ...(me === null ? [] : [sql`${me} in (${posts.authorId}, ${posts.recipientId})`, isCollaborator(me)]),
    ...(me === null ? [] : [isInvited(me, addresses, now)]),
    ...(addresses.length === 0 ? [] : [isSentTo(addresses, me)]),
    // The whole list is a single bound value: a statement takes at most 100.
    ...(granted.length === 0 ? [] : [sql`${sharedPostId} in ${selectValues(granted)}`]),
  ]
}

const isCollaborator = (me: string | SQL): SQL =>
  sql`exists (select 1 from ${collaborators} w where w.post_id = ${sharedPostId} and w.user_id = ${me})`

/** Invited to it by name or by a verified address, while the invitation is pending. */
function isInvited(me: string | SQL, addresses: readonly string[], now: TimestampMs): SQL {
  const isNamed = sql`(i.invitee_id = ${me} or (i.invitee_id is null
    and i.identifier in ${selectValues(addresses)}))`
  return sql`exists (select 1 from ${invitations} i where i.post_id = ${sharedPostId} and i.status = 'pending'
    and i.expires_at > ${now} and ${isNamed})`
}

/**
 * Sent to one of these addresses and not claimed yet, while no former owner of the number could see it: addresses change
 * owners, past messages do not.
 */
function isSentTo(addresses: readonly string[], me: ViewerId): SQL {
  const { recipientId, recipientEmail, recipientPhone } = posts
  const conditions = addresses.map((address) =>
    eq(address.includes('@') ? recipientEmail : recipientPhone, address),
  )
  return sql`(${recipientId} is null and (${or(...conditions)}) and ${isNotOfFormerOwner(me)})`
}

/** The message was not sent to a number that another user had then and gave up since. */
export function isNotOfFormerOwner(me: ViewerId): SQL {
  return sql`not exists (select 1 from ${formerNumberMessages} f where f.post_id = ${posts.id} and f.user_id is not ${me})`
}

/** Sent to a number that this user had then and gave up since. */
export function isOfFormerOwner(userId: string): SQL {
  return sql`exists (select 1 from ${formerNumberMessages} f where f.post_id = ${posts.id} and f.user_id = ${userId})`
}

/** Walks up through live parents; a reply is visible if one path ends at a root post. A recording counts as a root. */
function hasVisibleRoot(viewer: Viewer, now: TimestampMs): SQL {
  const isVisibleParent = sql`${isLive('p', now)}
    and ${isNotBeingDeleted(sql`p.author_id`)} and ${isShownWithOwlcast('p', now)} and ${canPassThrough(viewer)}`
  return sql`exists (
    with recursive climb (id, parent_id) as (
      select ${posts.id}, ${posts.parentId}
      union
      select p.id, iif(p.owlcast_id is null, p.parent_id, null) from climb
        join ${connections} c on c.child_id = climb.id join ${posts} p on p.id = c.parent_id
        where climb.parent_id is not null and ${isVisibleParent}
    ) select 1 from climb where parent_id is null)`
}

/** Whether the viewer may pass through parent `p`, which may have been made private later. */
function canPassThrough(viewer: Viewer): SQL {
  const { id = null } = viewer ?? {}
  if (id === null || !mayRead(viewer)) return sql`p.visibility <> 'private'`
  return sql`(p.visibility <> 'private' or ${id} in (p.author_id, p.recipient_id))`
}

/** Can be played: has a sound, or is an owlcast with recordings. */
export const hasSound = sql`(${posts.mediaId} is not null or ${posts.recordingCount} > 0)`

/** The user whose lists are read. */
export type Reader = NonNullable<Viewer> & { id: string }

/** The person behind a token, for what their request causes without showing it. */
export function liftScopes<R extends Reader>(reader: R): R {
  return { ...reader, scopes: null }
}

/** Sent to this address or number, and not yet claimed by a member. */
export function isToAddress(address: string): SQL | undefined {
  const column = address.includes('@') ? posts.recipientEmail : posts.recipientPhone
  return and(eq(column, address), isNull(posts.recipientId))
}

/** Condition: the message is still to this address, whose owner may have deleted their account since it was read. */
export function isSentToAddress(postId: string, address: string): SQL {
  return sql`exists (select 1 from ${posts} where ${posts.id} = ${postId}
    and ${address} in (${posts.recipientEmail}, ${posts.recipientPhone}))`
}

/** Posts the user published and may still see, without recordings in owlcasts. */
export function isOwn(reader: Reader, now: number): SQL | undefined {
  return and(eq(posts.authorId, reader.id), isNull(posts.owlcastId), matchVisibleOwn(reader, now))
}

/**
 * Condition for posts in lists of the user's own: also unlisted ones, except with a token that may not read what only some
 * people can find.
 */
export function matchVisibleOwn(reader: Reader, now: number): SQL | undefined {
  return visiblePosts(reader, now, { by: mayRead(reader) ? 'link' : 'list' })
}

/** Condition: a title in a list of the reader's own may be read, no matter who else may see that post. */
export function isReadableTitle(reader: Reader, visibility: SQL): SQL | undefined {
  return mayRead(reader) ? undefined : sql`${visibility} = 'public'`
}

/** The viewer as a party of messages, who sees whom they are to; null for those who may not. */
export function getPartyId(viewer: Viewer): string | null {
  return mayRead(viewer) ? (viewer?.id ?? null) : null
}

function mayRead(viewer: Viewer): boolean {
  return canReadPrivate(viewer?.scopes ?? null)
}
