/** A notice outside of the page: what it says, how long it stays and where it leads, whoever shows it. */
import type { Notification as Told } from '../../domain/notifications.schema'
import { WAYS } from '../../domain/push'
import { sentenceOf, textOfPieces } from '../words/notices'
import { OUTSIDE } from '../words/notifications'
import { hrefOf } from './href'
import { placeOf } from './place-of'

const ICON = '/icons/icon-192.png'

/** What a notice carries, for when somebody follows it. */
export type NoticeData = { id: string; href: string }
/** Browsers know `renotify`; the types do not. */
type Options = NotificationOptions & { renotify: boolean; tag: string; data: NoticeData }

/** A later one with the same tag takes the place of this one, and is heard again. */
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
