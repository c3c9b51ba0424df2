/** Russian texts for owlcasts: the card, its recordings and playback controls. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../owlcasts'

const counted = createPluralizer('ru')

export const OWLCAST: typeof English.OWLCAST = {
  collaborators: (count) =>
    counted(count, { one: '# соавтор', few: '# соавтора', many: '# соавторов', other: '# соавтора' }),
  startedFrom: (title) => `Начало: ${title}`,
  play: 'Слушать',
  hide: 'Скрыть',
  playLabel: (title) => `Слушать: ${title}`,
  hideLabel: (title) => `Скрыть: ${title}`,
  record: 'Записать',
  recordLabel: (title) => `Записать в ${title}`,
  reply: 'Ответить',
  replyLabel: (title) => `Ответить на ${title}`,
}

export const RECORDINGS: typeof English.RECORDINGS = {
  list: (title) => `Записи в ${title}`,
  loading: 'Загружаем записи',
  none: 'Записей пока нет',
  recordFirst: 'Запишите первую',
  more: 'Ещё записи',
  loadingMore: 'Загружаем ещё',
  newRecordings: (count) =>
    counted(count, {
      one: '# новая запись',
      few: '# новые записи',
      many: '# новых записей',
      other: '# новой записи',
    }),
  position: (author, n, of) => `${author} · ${n} из ${of}`,
  controls: 'Управление разговором',
  previous: 'Предыдущая',
  next: 'Следующая',
  latest: 'Последняя',
  conversation: 'разговор',
  actions: (title) => `Другие действия: ${title}`,
  delete: 'Удалить',
  singular: 'Запись',
  noun: 'запись',
}
