/** Russian texts for the page that replaces an unreachable link while offline. */
import type * as English from '../link-offline'

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Чтобы открыть эту ссылку, нужна сеть',
  text: 'Нет сети. Ссылка откроется сама, когда вы снова будете в сети.',
  retry: 'Повторить',
  savedSquawks: 'Сохранённые Squawk',
}
