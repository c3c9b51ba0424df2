/** Russian texts for moments: the parts of a recording that replies refer to. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/moments'

const counted = createPluralizer('ru')

export const MOMENTS: typeof English.MOMENTS = {
  choose: 'Выбрать момент',
  chooseOf: (title) => `Выбрать момент: ${title}`,
  changeOf: (title, range) => `Момент записи ${title}: ${range}. Изменить`,
  group: (title) => `Момент: ${title}`,
  range: (from, to) => `${from} – ${to}`,
  hear: 'Слушать этот момент',
  pause: 'Пауза',
  whole: 'Ответить на всю запись',
  holdToAnswer: 'Удерживайте, чтобы ответить',
  orTap: 'или нажмите, чтобы начать, и ещё раз, чтобы остановить',
  answer: 'Ответить на это',
  done: 'Готово',
  replyHere: 'Ответить на этот момент',
  copyLink: 'Скопировать ссылку на этот момент',
  hearBefore: (time) => `Слушать, на что это ответ, с ${time}`,
  mark: (name, time) => `${name}: ответ на ${time}`,
  markOfMany: (count, time) =>
    `${counted(count, { one: '# ответ', few: '# ответа', many: '# ответов', other: '# ответа' })} на ${time}`,
  repliesHere: (count) =>
    counted(count, {
      one: '# ответ здесь',
      few: '# ответа здесь',
      many: '# ответов здесь',
      other: '# ответа здесь',
    }),
  marks: (title) => `Ответы на моменты: ${title}`,
  byMoment: 'По моментам',
  repliesTo: (range) => `Ответы на ${range}`,
  showAll: 'Все ответы',
  playTogether: 'Слушать с ответами',
  playTogetherHint: 'Каждый ответ звучит в том месте, к которому относится.',
  playTogetherOf: (title) => `Слушать с ответами: ${title}`,
  playedTogether: (title) => `${title}, с ответами`,
  at: (range) => `на ${range}`,
  braidThread: 'Приложения для подкастов могут проигрывать это с ответами как одну запись',
  braidReply: 'Приложения для подкастов могут проигрывать этот ответ как часть разговора',
}
