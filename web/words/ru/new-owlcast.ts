/** Russian texts for creating an owlcast and recording into one. */

import { formatDollars } from '../../../domain/billing/paywall'
import { OWLCAST_FEE_CENTS } from '../../../domain/limits'
import type * as English from '../new-owlcast'

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Создать Owlcast',
  startedFrom: (title) => `На основе «${title}».`,
  startedFromUntitled: 'На основе публикации, которую вы услышали.',
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
  inviteeList: 'Кого вы приглашаете',
  inviteeTooLong: 'Это слишком длинно для имени или адреса.',
  unresolved: 'Мы проверим это при отправке приглашения.',
  byEmail: 'письмом',
  byPhone: 'сообщений на телефон пока нет: вы получите ссылку, которой можно поделиться',
  fee: `Плата за создание ${formatDollars(OWLCAST_FEE_CENTS)} — не взимается`,
  cancel: 'Отмена',
  create: 'Создать Owlcast',
  creating: 'Создаём ваш Owlcast',
  notCreated: 'Не создано. Всё, что вы ввели, на месте.',
  sourceGone: 'Исходной публикации больше нет. Нажмите «Создать Owlcast» ещё раз, чтобы продолжить без неё.',
  alreadyCreated: 'Этот Owlcast уже создан с тем, что вы отправили в первый раз.',
  created: (name) => `Готово: «${name}».`,
  createdWithInvitations: (name, sent) => `Готово: «${name}». ${sent}`,
  record: 'Записать',
}

export const OWLCAST_CHOICE: typeof English.OWLCAST_CHOICE = {
  label: 'Опубликовать в',
  newOwlcast: 'Новый Owlcast',
  newOwlcastHint: 'Создаст Owlcast для всех с этим заголовком. Это будет его первая запись.',
  existingOwlcastHint: 'Добавит эту запись к остальным.',
  moreOptions: 'Другие настройки',
  loading: 'Загружаем ваши Owlcast',
  failed: 'Не удалось загрузить другие ваши Owlcast.',
}
