/** Russian texts for the lists of the viewer's own posts. */
import type * as English from '../own-posts'

export const MY_POSTS_FILTER_LABELS: typeof English.MY_POSTS_FILTER_LABELS = {
  all: 'Всё',
  messages: 'Сообщения',
  spaces: 'Пространства',
  flows: 'Потоки',
  podcasts: 'Подкасты',
  started: 'Начатые',
  replies: 'Ответы',
}

export const MY_POSTS_EMPTY: typeof English.MY_POSTS_EMPTY = {
  squawk: 'Здесь появятся ваши публикации.',
  mue: 'Здесь появятся сообщения, которые вы отправите.',
  hum: 'Здесь появятся исцеляющие истории, которые вы начнёте или дополните.',
  nightingale: 'Здесь появятся песни, которые вы начнёте или продолжите.',
  owlcast: 'Здесь появятся Owlcast, которые вы создадите, и ваши записи в чужих.',
}

export const MY_POSTS: typeof English.MY_POSTS = {
  filters: 'Показать',
  playAll: 'Слушать всё',
  loading: 'Загружаем ваши публикации',
  empty: 'Здесь пока пусто',
  emptyFiltered: (filter) => `«${filter}»: здесь пока пусто`,
  showAll: 'Показать всё',
  inReplyTo: 'В ответ на',
  to: 'Кому:',
  signedOut: {
    title: 'Ваши публикации в одном месте',
    text: 'Войдите, чтобы найти, изменить или удалить их.',
    action: 'Войти',
    reason: 'Войдите, чтобы увидеть свои публикации.',
  },
}
