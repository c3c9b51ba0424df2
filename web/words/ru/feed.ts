/** Russian texts for feeds and their cards. */
import type * as English from '../feed'

export const FEED: typeof English.FEED = {
  aside: 'Ещё',
  upgrade: 'Перейти на Pro',
  showMore: 'Показать ещё',
  loadingMore: 'Загружаем ещё',
}

export const POST: typeof English.POST = {
  with: 'вместе с',
  expand: 'Читать дальше',
  expandScript: 'Читать весь текст',
  collapse: 'Свернуть',
  share: 'Поделиться',
  createFromLabel: (create, title) => `${create}, основа: ${title}`,
  shareLabel: (share, title) => `${share}: ${title}`,
  linkCopied: (link) => `Ссылка скопирована! ${link}`,
  copyManually: 'Скопируйте эту ссылку',
  link: 'Ссылка',
  moreActions: (title) => `Другие действия: ${title}`,
  playNext: 'Играть следующим',
  addToQueue: 'Добавить в очередь',
  queued: 'Добавлено в очередь',
  report: 'Сообщить о нарушении прав',
  delete: 'Удалить',
  deleteLabel: (title) => `Удалить: ${title}`,
  deleteTitle: (one) => `Удалить ${one}?`,
  deleteText: (one) => `Точно удалить ${one}? Это действие нельзя отменить.`,
  cancelDelete: 'Оставить',
  deleted: (one) => `Удалено: ${one}`,
}
