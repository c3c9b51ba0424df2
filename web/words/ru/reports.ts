/** What is said about reporting a clip of one's work, in Russian. */
import type * as English from '../reports'

export const COPYRIGHT: typeof English.COPYRIGHT = {
  title: 'Сообщить о нарушении прав',
  about: (title) => `О «${title}»`,
  why: 'В этом ответе использовано ваше произведение или произведение того, кого вы представляете? Расскажите нам. Жалобу увидим только мы.',
  name: 'Ваше имя',
  email: 'Ваша почта',
  emailHint: 'Только чтобы ответить вам.',
  work: 'Что использовано и чьё оно?',
  workHint: 'Подкаст, выпуск и какая часть.',
  truthful: 'Это правда; права на произведение принадлежат мне или тому, кого я представляю.',
  send: 'Отправить жалобу',
  cancel: 'Отмена',
  done: 'Спасибо. Мы получили вашу жалобу.',
  next: (email) => `Мы рассматриваем каждую. Если возникнут вопросы, напишем на ${email}.`,
  close: 'Закрыть',
}
