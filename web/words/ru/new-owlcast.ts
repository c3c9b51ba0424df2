/** Russian texts for creating an owlcast and recording into one. */
import { OWLCAST_FEE_CENTS } from '../../../domain/limits'
import { formatDollars } from '../../../domain/paywall'
import type * as English from '../new-owlcast'

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Создать Owlcast',
  from: (title) => `Вырастает из «${title}».`,
  fromUntitled: 'Вырастает из голоса, который вы услышали.',
  name: 'Название',
  description: 'Описание',
  tags: 'Теги',
  tagsHint: 'Слова через пробел. # добавится сам.',
  privacy: 'Доступ',
  visibilities: { public: 'Для всех', unlisted: 'По ссылке', private: 'Закрытый' },
  hints: {
    public: 'Его найдёт каждый.',
    unlisted: 'Слышат те, у кого есть ссылка.',
    private: 'Слышите только вы и те, кого вы пригласите.',
  },
  proOnly: 'Доступ по ссылке и закрытый доступ входят в Pro.',
  invitees: 'Кого пригласить',
  inviteesHint: 'Имена пользователей, адреса почты или номера телефонов через запятую.',
  invited: 'Кто это',
  inviteeTooLong: 'Это слишком длинно для имени или адреса.',
  unresolved: 'Это проверится при отправке приглашения.',
  byMail: 'письмом',
  byPhone: 'сообщений на телефон пока нет: вы получите ссылку, чтобы передать её',
  fee: `Плата за создание ${formatDollars(OWLCAST_FEE_CENTS)} — не взимается`,
  cancel: 'Отмена',
  create: 'Создать Owlcast',
  creating: 'Создаём ваш Owlcast',
  stopped: 'Не создано. Всё, что вы ввели, на месте.',
  sourceGone: 'Голос, из которого он вырастал, угас. Нажмите ещё раз, чтобы создать без него.',
  madeBefore: 'Этот Owlcast уже создан таким, каким вы отправили его в первый раз.',
  made: (name) => `Готово: «${name}».`,
  madeInviting: (name, sent) => `Готово: «${name}». ${sent}`,
  record: 'Записать',
}

export const INTO: typeof English.INTO = {
  label: 'Записать в',
  fresh: 'Новый',
  freshHint: 'Новый Owlcast для всех: он называется как запись и начинается с неё.',
  mineHint: 'Встанет рядом с другими записями.',
  more: 'Создать с ценой, доступом и приглашениями',
  loading: 'Ищем ваши Owlcast',
  failed: 'Не удалось загрузить другие ваши Owlcast.',
}
