/** Russian texts for the viewer's profile and avatar. */
import type * as English from '../profile'

const MONTH = new Intl.DateTimeFormat('ru', { month: 'long', year: 'numeric' })
const DAY = new Intl.DateTimeFormat('ru', { dateStyle: 'long' })

export const PROFILE: typeof English.PROFILE = {
  edit: 'Изменить профиль',
  editing: 'Изменение профиля',
  save: 'Сохранить',
  cancel: 'Отмена',
  updated: 'Профиль обновлён!',
  memberSinceMonth: (at) => `Регистрация: ${MONTH.format(at)}`,
  posts: 'Ваши публикации',
  loading: 'Считаем ваши публикации',
  atLeast: (count) => `${count}+`,
  username: 'Имя пользователя',
  usernameHint: 'Старые ссылки на ваш профиль продолжат работать.',
  displayName: 'Отображаемое имя',
  email: 'Электронная почта',
  noEmail: 'Нет',
  phone: 'Телефон',
  accountType: 'Тип аккаунта',
  plan: { free: 'Бесплатный', pro: 'Pro' },
  memberSince: 'Дата регистрации',
  formatDay: (at) => DAY.format(at),
  signedOut: {
    title: 'Вы не вошли',
    text: 'Войдите, чтобы увидеть свой профиль и публикации.',
    action: 'Войти',
    reason: 'Войдите, чтобы увидеть свой профиль.',
  },
}

export const AVATAR: typeof English.AVATAR = {
  group: 'Фото',
  upload: 'Загрузить фото',
  change: 'Сменить фото',
  remove: 'Убрать',
  hint: 'JPEG, PNG или WebP, до 10 МБ. Фото обрежется до квадрата.',
  preparing: 'Готовим ваше фото',
  color: 'Цвет под вашими инициалами',
  random: 'Случайный цвет',
  colors: {
    orange: 'Оранжевый',
    amber: 'Янтарный',
    blue: 'Синий',
    green: 'Зелёный',
    purple: 'Фиолетовый',
    yellow: 'Жёлтый',
    red: 'Красный',
    grey: 'Серый',
    pink: 'Розовый',
    teal: 'Бирюзовый',
  },
}
