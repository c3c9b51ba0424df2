/** Russian texts for the shared UI components. */
import type * as English from '../ui'

export const UI: typeof English.UI = {
  play: (title) => `Слушать: ${title}`,
  pause: (title) => `Пауза: ${title}`,
  seek: 'Перемотка',
  position: (elapsed, total) => `${elapsed} из ${total}`,
  close: 'Закрыть',
  dismiss: 'Скрыть',
  retry: 'Повторить',
  optional: 'необязательно',
  loading: 'Загружаем',
  slow: 'Это дольше обычного.',
  sample: 'Пример',
  unread: (count) => `непрочитанных: ${count}`,
  unheard: (count) => `непрослушанных: ${count}`,
  requests: (count) => `запросов: ${count}`,
  messages: 'Сообщения приложения',
}
