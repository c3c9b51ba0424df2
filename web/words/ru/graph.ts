/** Russian texts for the graph of posts and connections. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../graph'

const counted = createPluralizer('ru')
const connectionsOf = (count: number) =>
  counted(count, { one: '# связь', few: '# связи', many: '# связей', other: '# связи' })
const recordingsOf = (count: number) =>
  counted(count, { one: '# запись', few: '# записи', many: '# записей', other: '# записи' })

export const GRAPH: typeof English.GRAPH = {
  loading: 'Загружаем сеть',
  analytics: 'Статистика',
  posts: 'Всего публикаций',
  connections: 'Всего связей',
  mostConnected: 'Больше всего связей',
  noneYet: 'Пока нет',
  replies: (count) =>
    counted(count, { one: '# ответ', few: '# ответа', many: '# ответов', other: '# ответа' }),
  repliesUnit: (count) =>
    counted(count, { one: ' ответ', few: ' ответа', many: ' ответов', other: ' ответа' }),
  find: 'Найти публикацию',
  findLabel: 'Найти публикацию в сети',
  found: (count) =>
    counted(count, {
      one: 'Найдена # публикация',
      few: 'Найдены # публикации',
      many: 'Найдено # публикаций',
      other: 'Найдено # публикации',
    }),
  position: (nth, of) => `${nth} из ${of}`,
  noMatches: 'Ничего не найдено.',
  allHidden: 'Все виды скрыты. Включите хотя бы один, чтобы увидеть публикации.',
  kindFilters: 'Показывать виды',
  viewMode: 'Показать как',
  asGraph: 'Сеть',
  asList: 'Список',
  canvas: 'Сеть публикаций и связей',
  canvasHelp: 'Tab переходит между публикациями, стрелки ведут по связям, Enter открывает публикацию.',
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  fitAll: 'Показать всё',
  layoutInProgress: 'Расставляем публикации',
  layoutProgress: (share) => `${Math.round(share * 100)}\u00a0%`,
  skipLayout: 'Показать сейчас',
  tapAgain: 'Коснитесь ещё раз, чтобы открыть',
  legend: 'Обозначения',
  contentTypes: 'Виды публикаций',
  connectionTypes: 'Виды связей',
  list: 'Публикации и их связи',
  recording: 'Запись',
  inlineName: (name) => name.toLowerCase(),
  otherLines: 'Другие линии',
  recordingLine: 'запись в своём Owlcast',
  connectionSummary: ({ connections, recordings, isRecording }) =>
    [
      connections > 0 ? connectionsOf(connections) : '',
      recordings > 0 ? recordingsOf(recordings) : '',
      isRecording ? 'в Owlcast' : '',
    ]
      .filter(Boolean)
      .join(' · '),
  repliesTo: 'отвечает на',
  hasReply: 'есть ответ',
  recordedIn: 'часть Owlcast',
  hasRecording: 'содержит запись',
  showMore: (count) => `Показать ещё ${count}`,
  newest: (count) =>
    counted(count, {
      one: 'Это самая новая публикация.',
      few: 'Это # самые новые публикации.',
      many: 'Это # самых новых публикаций.',
      other: 'Это # самых новых публикаций.',
    }),
  noConnections: 'Связей пока нет. Ответьте на публикацию, и здесь появится линия.',
  empty: { title: 'Публикаций пока нет', text: 'Опубликуйте что-нибудь, и оно появится здесь.' },
  goToSquawks: 'К Squawk',
}
