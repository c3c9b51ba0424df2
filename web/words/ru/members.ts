/** Russian texts for member pages, following, and feeds of followed members. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../members'

const MONTH = new Intl.DateTimeFormat('ru', { month: 'long', year: 'numeric' })
const counted = createPluralizer('ru')

export const MEMBER: typeof English.MEMBER = {
  loading: 'Загружаем страницу',
  loadingVoices: 'Загружаем голоса',
  since: (at) => `Регистрация: ${MONTH.format(at)}`,
  pro: 'Pro',
  voices: (count) =>
    counted(count, { one: '# голос', few: '# голоса', many: '# голосов', other: '# голоса' }),
  followers: (count) =>
    counted(count, {
      one: '# подписчик',
      few: '# подписчика',
      many: '# подписчиков',
      other: '# подписчика',
    }),
  following: (count) =>
    counted(count, { one: '# подписка', few: '# подписки', many: '# подписок', other: '# подписки' }),
  follow: 'Подписаться',
  followed: 'Вы подписаны',
  followLabel: (name) => `Подписаться: ${name}`,
  followedLabel: (name) => `Вы подписаны: ${name}`,
  signInToFollow: (name) => `Войдите, чтобы подписаться: ${name}.`,
  you: 'Это вы: так вас видят другие.',
  edit: 'Изменить профиль',
  share: 'Поделиться',
  shareLabel: (name) => `Поделиться страницей: ${name}`,
  playAll: 'Слушать всё',
  filters: 'Показать',
  all: 'Всё',
  empty: (name) => `${name} пока молчит`,
  emptyText: 'Здесь появится всё сказанное публично.',
  emptyOfKind: (many) => `${many}: здесь пусто`,
  showAll: 'Показать всё',
  notFound: 'Ничего не найдено',
  notFoundText: 'Здесь нет никого с таким именем. Возможно, аккаунт удалён вместе со всем сказанным.',
  back: 'Вернуться в Owlcast',
}

export const PEOPLE: typeof English.PEOPLE = {
  followers: 'Подписчики',
  following: 'Подписки',
  loading: 'Загружаем людей',
  none: { followers: 'Подписчиков пока нет.', following: 'Подписок пока нет.' },
  more: 'Показать ещё',
}

export const FOLLOWED: typeof English.FOLLOWED = {
  from: 'Чьи голоса',
  all: 'Все',
  following: 'Подписки',
  empty: 'Здесь пока пусто: ваши подписки молчат',
  emptyText:
    'Нажмите на имя, чтобы узнать, кто говорит. Всё, что скажут те, на кого вы подписаны, соберётся здесь.',
  showAll: 'Показать все голоса',
  find: 'Найдите знакомых',
}
