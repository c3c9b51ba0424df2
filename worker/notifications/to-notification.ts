/** Converts a notification row to its DTO, for the list and for pushes. */

import { NO_KIND } from '../../domain/live/live'
import type { Notification } from '../../domain/notifications/notifications.schema'
import { toPersonDto } from '../people/person-columns'
import { findRowName } from '../posts/post-dto'
import type { listNotifications } from './notifications.repo'

type Row = Awaited<ReturnType<typeof listNotifications>>[number]

export function toNotification({ type, postId, named, sourceId, actor, ...row }: Row): Notification {
  const { id, reason, count, message, updatedAt, readAt } = row
  const kind = type === NO_KIND ? null : type
  return {
    id,
    type: kind,
    reason,
    actor: actor && toPersonDto(actor),
    count,
    deletedTitle: postId === null && named ? findRowName(named) || null : null,
    post:
      postId && kind
        ? { id: postId, kind, title: named ? findRowName(named) : '', seconds: named?.seconds ?? 0 }
        : null,
    sourceId: sourceId === postId ? null : sourceId,
    message,
    at: updatedAt,
    isRead: readAt !== null,
  }
}
