/** Russian texts for the page that replaces an unreachable link while offline. */
import type * as English from '../link-offline'

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Для этой ссылки нужна сеть',
  text: 'Нет сети. Ссылка откроется сама, как только она вернётся.',
  again: 'Повторить',
  feed: 'Сохранённые Squawk',
}
