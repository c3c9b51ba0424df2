/** Russian texts for feeds and their cards. */
import type * as English from '../feed'

export const FEED: typeof English.FEED = {
  aside: 'Ещё',
  upgrade: 'Перейти на Pro',
  more: 'Показать ещё',
  loadingMore: 'Загружаем ещё',
}

export const POST: typeof English.POST = {
  with: 'вместе с',
  unfold: 'Читать дальше',
  unfoldScript: 'Читать весь текст',
  fold: 'Свернуть',
  share: 'Поделиться',
  growLabel: (create, title) => `${create}, основа: ${title}`,
  shareLabel: (share, title) => `${share}: ${title}`,
  copied: (link) => `Ссылка скопирована! ${link}`,
  copyByHand: 'Скопируйте эту ссылку',
  link: 'Ссылка',
  more: (title) => `Другие действия: ${title}`,
  playNext: 'Играть следующим',
  addToQueue: 'Добавить в очередь',
  queued: 'Добавлено в очередь',
  report: 'Сообщить о нарушении прав',
  delete: 'Удалить',
  deleteLabel: (title) => `Удалить: ${title}`,
  deleteTitle: (one) => `Удалить ${one}?`,
  deleteText: (one) => `Точно удалить ${one}? Это действие нельзя отменить.`,
  keep: 'Оставить',
  deleted: (one) => `Удалено: ${one}`,
}
