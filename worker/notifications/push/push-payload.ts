/**
 * Push payloads: the content of the notification list, without private or hidden titles. A lock screen shows them, so a post
 * without a title is not named by its words.
 */

import { getOwnTitle } from '../../../domain/posts/titles'
import type { PushPayload } from '../../../domain/push/push-payload'
import { truncateBytes } from '../../../domain/text/length'
import { toOneLine } from '../../../domain/text/text'
import { findFirstSentence } from '../../../domain/transcripts/words'
import type { findUnreadNotification } from '../notifications.repo'
import { toNotification } from '../to-notification'

/** Bytes of a title: a payload has some 3,900 of them, and a character may have 25 and more. */
const PUSH_TITLE_MAX_BYTES = 480

type Row = Awaited<ReturnType<typeof findUnreadNotification>>[number]

/** Converts a notification to a push payload, which quotes what is said in the post if its reader asked for it. */
export function toPushPayload(row: Row, wantsWords: boolean): PushPayload {
  const notification = toNotification(row)
  const { post, reason } = notification
  const title =
    reason === 'message' || !row.named
      ? ''
      : truncateBytes(toOneLine(getOwnTitle(row.named)), PUSH_TITLE_MAX_BYTES)
  const words = wantsWords && row.words ? findFirstSentence(row.words) : null
  return {
    group: row.groupKey,
    notification: { ...notification, deletedTitle: null, post: post && { ...post, title } },
    ...(words ? { words } : {}),
  }
}
