/** Russian texts for the lists of the viewer's own posts. */
import type * as English from '../own-posts'

export const OWN_FILTER_WORDS: typeof English.OWN_FILTER_WORDS = {
  all: 'Всё',
  messages: 'Сообщения',
  spaces: 'Пространства',
  flows: 'Потоки',
  podcasts: 'Подкасты',
  started: 'Начатые',
  replies: 'Ответы',
}

export const OWN_EMPTY_WORDS: typeof English.OWN_EMPTY_WORDS = {
  squawk: 'Здесь будет всё, что вы скажете: Squawk, пока не угаснут, и остальные ваши записи.',
  mue: 'Здесь будут сообщения, которые вы отправите.',
  hum: 'Здесь будут исцеляющие истории, которые вы расскажете или дополните своим голосом.',
  nightingale: 'Здесь будут песни, которые вы начнёте или подхватите.',
  owlcast: 'Здесь будут разговоры, которые вы соберёте, и то, что вы скажете в чужих.',
}

export const OWN: typeof English.OWN = {
  filters: 'Показать',
  playAll: 'Слушать всё',
  loading: 'Загружаем ваши публикации',
  empty: 'На вашем проводе пока пусто',
  emptyUnder: (filter) => `«${filter}»: здесь пусто`,
  showAll: 'Показать всё',
  answers: 'В ответ на',
  to: 'Кому:',
  signedOut: {
    title: 'Ваши голоса в одном месте',
    text: 'Войдите, чтобы найти, изменить или забрать назад сказанное.',
    action: 'Войти',
    reason: 'Войдите, чтобы увидеть свои публикации.',
  },
}
