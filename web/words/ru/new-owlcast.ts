/** Russian texts for creating an owlcast and recording into one. */
import { OWLCAST_FEE_CENTS } from '../../../domain/limits'
import { formatDollars } from '../../../domain/paywall'
import type * as English from '../new-owlcast'

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Создать Owlcast',
  from: (title) => `На основе «${title}».`,
  fromUntitled: 'На основе публикации, которую вы услышали.',
  name: 'Название',
  description: 'Описание',
  tags: 'Теги',
  tagsHint: 'Разделяйте теги пробелами. # мы добавим сами.',
  privacy: 'Доступ',
  visibilities: { public: 'Для всех', unlisted: 'По ссылке', private: 'Закрытый' },
  hints: {
    public: 'Его может найти каждый.',
    unlisted: 'Его может слушать каждый, у кого есть ссылка.',
    private: 'Его слышите только вы и те, кого вы пригласите.',
  },
  proOnly: 'Для доступа по ссылке и закрытого доступа нужен Pro.',
  invitees: 'Кого пригласить',
  inviteesHint: 'Имена пользователей, адреса почты или номера телефонов через запятую.',
  invited: 'Кого вы приглашаете',
  inviteeTooLong: 'Это слишком длинно для имени или адреса.',
  unresolved: 'Мы проверим это при отправке приглашения.',
  byMail: 'письмом',
  byPhone: 'сообщений на телефон пока нет: вы получите ссылку, которой можно поделиться',
  fee: `Плата за создание ${formatDollars(OWLCAST_FEE_CENTS)} — не взимается`,
  cancel: 'Отмена',
  create: 'Создать Owlcast',
  creating: 'Создаём ваш Owlcast',
  stopped: 'Не создано. Всё, что вы ввели, на месте.',
  sourceGone: 'Исходной публикации больше нет. Нажмите «Создать Owlcast» ещё раз, чтобы продолжить без неё.',
  madeBefore: 'Этот Owlcast уже создан с тем, что вы отправили в первый раз.',
  made: (name) => `Готово: «${name}».`,
  madeInviting: (name, sent) => `Готово: «${name}». ${sent}`,
  record: 'Записать',
}

export const INTO: typeof English.INTO = {
  label: 'Опубликовать в',
  fresh: 'Новый Owlcast',
  freshHint: 'Создаст Owlcast для всех с этим заголовком. Это будет его первая запись.',
  mineHint: 'Добавит эту запись к остальным.',
  more: 'Другие настройки',
  loading: 'Загружаем ваши Owlcast',
  failed: 'Не удалось загрузить другие ваши Owlcast.',
}
