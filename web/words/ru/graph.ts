/** Russian texts for the graph of posts and connections. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../graph'

const counted = createPluralizer('ru')
const connectionsOf = (count: number) =>
  counted(count, { one: '# связь', few: '# связи', many: '# связей', other: '# связи' })
const recordingsOf = (count: number) =>
  counted(count, { one: '# запись', few: '# записи', many: '# записей', other: '# записи' })

export const GRAPH: typeof English.GRAPH = {
  loading: 'Загружаем сеть',
  figures: 'Статистика',
  posts: 'Всего публикаций',
  connections: 'Всего связей',
  most: 'Больше всего связей',
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
  nth: (nth, of) => `${nth} из ${of}`,
  noneFound: 'Ничего не найдено.',
  noneShown: 'Все виды скрыты. Включите хотя бы один, чтобы увидеть публикации.',
  kinds: 'Показывать виды',
  shape: 'Показать как',
  asGraph: 'Сеть',
  asList: 'Список',
  canvas: 'Сеть публикаций и связей',
  canvasHelp: 'Tab переходит между публикациями, стрелки ведут по связям, Enter открывает публикацию.',
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  fit: 'Показать всё',
  arranging: 'Расставляем публикации',
  arranged: (share) => `${Math.round(share * 100)}\u00a0%`,
  enough: 'Показать сейчас',
  again: 'Коснитесь ещё раз, чтобы открыть',
  legend: 'Обозначения',
  contentTypes: 'Виды публикаций',
  connectionTypes: 'Виды связей',
  list: 'Публикации и их связи',
  recording: 'Запись',
  within: (name) => name.toLowerCase(),
  otherLines: 'Другие линии',
  recordingLine: 'запись в своём Owlcast',
  tied: ({ connections, recordings, isRecording }) =>
    [
      connections > 0 ? connectionsOf(connections) : '',
      recordings > 0 ? recordingsOf(recordings) : '',
      isRecording ? 'в Owlcast' : '',
    ]
      .filter(Boolean)
      .join(' · '),
  answers: 'отвечает на',
  answeredBy: 'есть ответ',
  recordedIn: 'часть Owlcast',
  hasRecording: 'содержит запись',
  more: (count) => `Показать ещё ${count}`,
  newest: (count) =>
    counted(count, {
      one: 'Это самая новая публикация.',
      few: 'Это # самые новые публикации.',
      many: 'Это # самых новых публикаций.',
      other: 'Это # самых новых публикаций.',
    }),
  lone: 'Связей пока нет. Ответьте на публикацию, и здесь появится линия.',
  empty: { title: 'Публикаций пока нет', text: 'Опубликуйте что-нибудь, и оно появится здесь.' },
  listen: 'К Squawk',
}
