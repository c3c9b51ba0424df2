/** Notifies the WebSub hub of new posts: after the response that published them, and by the cron trigger for the rest. */

import { parseStoredTags } from '../../domain/posts/tags'
import {
  getSyndicationPath,
  hasPostFeed,
  SYNDICATION_FORMATS,
  type SyndicationTarget,
} from '../../domain/syndication/syndication'
import { MINUTE_MS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import { formatError } from '../tools/format-error'
import {
  claimHubPings,
  deleteHubPings,
  type HubPingRow,
  insertHubPing,
  rescheduleHubPing,
} from './hub-pings.repo'
import { listPingedPosts } from './syndicated-posts.repo'

/** Notifying a WebSub hub of a new post: delays between attempts, lease, and posts of one run. */
const HUB_RETRY_MINUTES = [1, 5, 30, 360] as const
const HUB_LEASE_MS = MINUTE_MS
const HUB_PINGS_PER_RUN = 10

/** Claim, read and delete, and one for each row to try again. */
const HUB_STATEMENTS = 3 + HUB_PINGS_PER_RUN

type PingedPost = Awaited<ReturnType<typeof listPingedPosts>>[number]
type HubFailure = { error: unknown }
type Deps = Pick<AppDeps, 'env' | 'db' | 'clock' | 'hub' | 'hasBudget'>

/** Statement that queues a post, or null where there is no hub or the post is in no feed. */
export function queueHubPing(
  { db, hub }: Pick<AppDeps, 'db' | 'hub'>,
  {
    id,
    visibility = 'public',
    mediaId,
    createdAt,
  }: { id: string; visibility?: string; mediaId?: string | null; createdAt: number },
) {
  const isListed = visibility === 'public' && mediaId
  return hub && isListed ? insertHubPing(db, id, createdAt) : null
}

/** Notifies the hub of due posts, one request each. Cron step. */
export async function pingHub(deps: Deps): Promise<void> {
  const { db, clock, hub } = deps
  if (!hub || !deps.hasBudget(HUB_STATEMENTS)) return
  const now = clock.now()
  const rows = await claimHubPings(db, now, now + HUB_LEASE_MS, HUB_PINGS_PER_RUN)
  if (rows.length === 0) return
  const found = await listPingedPosts(
    db,
    now,
    rows.map(({ postId }) => postId),
  )
  // The hub is not notified of posts that are not public any more: they are in no feed.
  const gone = rows.filter(({ postId }) => !found.some(({ id }) => id === postId))
  const results = await Promise.all(found.map((post) => notifyOf(deps, post)))
  const done = found.filter((_, at) => results[at] === null)
  await deleteHubPings(db, [...gone.map(({ postId }) => postId), ...done.map(({ id }) => id)])
  for (const [at, { id }] of found.entries()) {
    const failure = results[at] ?? null
    const row = rows.find(({ postId }) => postId === id)
    if (failure !== null && row) await retryLater(deps, row, failure)
  }
}

/** Notifies the hub of every public feed that has the post; returns what went wrong, or null. */
async function notifyOf({ env, hub }: Deps, post: PingedPost): Promise<HubFailure | null> {
  const urls = listPostTargets(post).flatMap((target) =>
    SYNDICATION_FORMATS.map((format) => `${env.ORIGIN}${getSyndicationPath(target, format)}`),
  )
  try {
    await hub?.(urls)
    return null
  } catch (error) {
    return { error }
  }
}

/** The feeds that contain a post. */
function listPostTargets({
  id,
  authorUsername,
  owlcastId,
  chainId,
  kind,
  tags,
}: PingedPost): SyndicationTarget[] {
  const ofPost = owlcastId ?? chainId ?? (hasPostFeed(kind) ? id : null)
  return [
    { type: 'person', subject: authorUsername },
    ...(ofPost === null ? [] : [{ type: 'post' as const, subject: ofPost }]),
    ...parseStoredTags(tags).map((subject) => ({ type: 'tag' as const, subject })),
  ]
}

async function retryLater(
  { db, clock }: Deps,
  { postId, attempts }: HubPingRow,
  failure: HubFailure,
): Promise<void> {
  console.error(JSON.stringify({ outbox: 'hub', attempt: attempts, error: formatError(failure.error) }))
  const minutes = HUB_RETRY_MINUTES[attempts - 1]
  if (minutes === undefined) await deleteHubPings(db, [postId])
  else await rescheduleHubPing(db, postId, clock.now() + minutes * MINUTE_MS)
}
