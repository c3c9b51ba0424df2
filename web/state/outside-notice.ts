/** A system notification: text, duration and target. Used by page and service worker. */
import type { Notification as Told } from '../../domain/notifications.schema'
import { WAYS } from '../../domain/push'
import { sentenceOf, textOfPieces } from '../words/notices'
import { OUTSIDE } from '../words/notifications'
import { hrefOf } from './href'
import { placeOf } from './place-of'

const ICON = '/icons/icon-192.png'

/** Data of a notification, for its click handler. */
export type NoticeData = { id: string; href: string }
/** `renotify` is missing in the DOM types. */
type Options = NotificationOptions & { renotify: boolean; tag: string; data: NoticeData }

/** A later one with the same tag replaces this one, and sounds again. */
export function outsideNotice(told: Told, tag = told.id): { title: string; options: Options } {
  const { view, params } = placeOf(told)
  const data = { id: told.id, href: hrefOf(view, params) }
  const stays = WAYS[told.reason].stays
  const body = textOfPieces(sentenceOf(told))
  return {
    title: OUTSIDE[told.reason],
    options: { body, tag, renotify: true, icon: ICON, requireInteraction: stays, data },
  }
}
