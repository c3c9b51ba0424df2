/** Russian texts for member pages, following, and feeds of followed members. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../members'

const MONTH = new Intl.DateTimeFormat('ru', { month: 'long', year: 'numeric' })
const counted = createPluralizer('ru')

export const MEMBER: typeof English.MEMBER = {
  loading: 'Загружаем профиль',
  loadingPosts: 'Загружаем публикации',
  memberSince: (at) => `Регистрация: ${MONTH.format(at)}`,
  pro: 'Pro',
  postCount: (count) =>
    counted(count, { one: '# публикация', few: '# публикации', many: '# публикаций', other: '# публикации' }),
  followerCount: (count) =>
    counted(count, {
      one: '# подписчик',
      few: '# подписчика',
      many: '# подписчиков',
      other: '# подписчика',
    }),
  followingCount: (count) =>
    counted(count, { one: '# подписка', few: '# подписки', many: '# подписок', other: '# подписки' }),
  follow: 'Подписаться',
  followed: 'Вы подписаны',
  followLabel: (name) => `Подписаться: ${name}`,
  followingLabel: (name) => `Вы подписаны: ${name}`,
  signInToFollow: (name) => `Войдите, чтобы подписаться: ${name}.`,
  ownProfile: 'Так ваш профиль видят другие.',
  edit: 'Изменить профиль',
  share: 'Поделиться',
  shareLabel: (name) => `Поделиться профилем: ${name}`,
  playAll: 'Слушать всё',
  filterLabel: 'Показать',
  all: 'Всё',
  empty: (name) => `${name}: публикаций пока нет`,
  emptyText: 'Открытые публикации появятся здесь.',
  emptyOfKind: (many) => `${many}: пока пусто`,
  showAll: 'Показать всё',
  notFound: 'Ничего не найдено',
  notFoundText: 'Не удалось найти этого человека. Возможно, у него другое имя или аккаунт удалён.',
  back: 'Вернуться в Owlcast',
}

export const PEOPLE: typeof English.PEOPLE = {
  followers: 'Подписчики',
  following: 'Подписки',
  loading: 'Загружаем людей',
  empty: { followers: 'Подписчиков пока нет.', following: 'Подписок пока нет.' },
  more: 'Показать ещё',
}

export const FOLLOWING_FEED: typeof English.FOLLOWING_FEED = {
  filterLabel: 'Чьи публикации',
  all: 'Все',
  following: 'Подписки',
  empty: 'Ничего нового от тех, на кого вы подписаны',
  emptyText: 'Подпишитесь на людей, и их публикации появятся здесь.',
  showAll: 'Показать все публикации',
  findPeople: 'Найдите знакомых',
}
