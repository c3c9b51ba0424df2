/** Russian texts for what home plays: Dusk Radio, and what visitors hear. */
import type * as English from '../en/radio'

export const RADIO: typeof English.RADIO = {
  hearTonight: 'Послушайте, что говорят сегодня',
  tonightFacts: (posts, minutes) => `публикаций: ${posts} · ${minutes} мин · без аккаунта`,
  playsFirst: (name) => `Сначала ${name}`,
  newCount: (count) => `новых: ${count}`,
  playNew: 'Слушать новое',
  next: 'Далее на Радио сумерек',
  minutes: (count) => `${count} мин`,
  start: (name) => `Начать: ${name}`,
  faces: 'Кто в эфире',
  programme: 'В этом выпуске',
  parts: {
    messages: (count) => `непрослушанных сообщений: ${count}`,
    followed: (count) => `от тех, на кого вы подписаны: ${count}`,
    fading: (count) => `скоро угаснут: ${count}`,
  },
  show: (part) => `Показать: ${part}`,
  heardAll: {
    title: 'Вы послушали всё новое',
    text: 'Мы сообщим, когда заговорит кто-то из ваших подписок.',
  },
  playAgain: (minutes) => `Ещё раз за сегодня · ${minutes} мин`,
  playTonight: 'Слушать сегодняшнее',
  tonightCount: (count) => `публикаций за вечер: ${count}`,
  meet: 'Подпишитесь на нескольких людей — и эфир станет вашим',
  feed: 'От тех, на кого вы подписаны',
  everyone: 'Все',
  loading: 'Загружаем радио сумерек',
  introduce: 'Называть, кто говорит',
  spokenName: (name) => `${name}`,
  make: 'Запись и поиск',
}
