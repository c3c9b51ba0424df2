/** What a push says: what the list of notifications would show, and of a private message only who sent one. */

import { PUSH_TITLE_MAX_CHARS } from '../../domain/limits'
import { NO_KIND } from '../../domain/live'
import type { Pushed } from '../../domain/pushed'
import { cut, oneLine } from '../../domain/text'
import type { unreadNotification } from '../posts/notifications.repo'

type Row = Awaited<ReturnType<typeof unreadNotification>>[number]

/** A notification as it leaves the house. */
export function pushedOf({
  id,
  groupKey,
  reason,
  type,
  actor,
  count,
  postId,
  sourceId,
  message,
  title,
}: Row): Pushed {
  const isPrivate = reason === 'message'
  return {
    id,
    group: groupKey,
    reason,
    kind: type === NO_KIND ? null : type,
    actor: actor?.displayName ?? null,
    username: actor?.username ?? null,
    count,
    postId,
    title: isPrivate || !title ? null : cut(oneLine(title), PUSH_TITLE_MAX_CHARS),
    sourceId: sourceId === postId ? null : sourceId,
    message,
  }
}
