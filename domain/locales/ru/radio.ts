/** Russian texts for what home plays: Dusk Radio, and what visitors hear. */
import type * as English from '../en/radio'

export const RADIO: typeof English.RADIO = {
  hearTonight: 'Послушайте, что говорят сегодня',
  tonightFacts: (posts, minutes) => `публикаций: ${posts} · ${minutes} мин · без аккаунта`,
  playsFirst: (name) => `Сначала ${name}`,
  newCount: (count) => `новых: ${count}`,
  playNew: 'Слушать новое',
  start: (name) => `Начать: ${name}`,
  faces: 'Кто в эфире',
  heardAll: {
    title: 'Это было всё.',
    leaving: (count) => `До заката уйдут: ${count}.`,
    text: 'До завтра.',
  },
  playAgain: 'Послушать ещё раз',
  playTonight: 'Слушать сегодняшнее',
  tonightCount: (count) => `публикаций за вечер: ${count}`,
  meet: 'Подпишитесь на нескольких людей — и эфир станет вашим',
  feed: 'От тех, на кого вы подписаны',
  loading: 'Загружаем радио сумерек',
  introduce: 'Называть имена',
  leavingNext: 'Скоро исчезнут',
  saidTonight: 'О чём говорят сегодня',
  playsThen: 'Затем',
  spokenName: (name) => `${name}`,
  make: 'Запись и поиск',
}
