/** Russian texts for paid listening. */
import type * as English from '../purchases'

export const PURCHASE: typeof English.PURCHASE = {
  costs: (price) => `${price} за прослушивание`,
  free: 'Слушать бесплатно',
  listen: (price) => `Слушать за ${price}`,
  listenTo: (price, title) => `Слушать за ${price}: ${title}`,
  preview: 'Отрывок',
  previewOfOne: 'Вы слышите первые секунды.',
  previewOfEach: 'Вы слышите первые секунды каждой записи.',
  playing: (price, author) => `Отрывок · ${price} · ${author}`,
  over: 'Отрывок закончился.',
  overText: (price) => `${price}, чтобы услышать всё.`,
  once: 'один раз',
  gets: {
    all: 'Все записи внутри, в том числе будущие',
    one: (time) => `Все ${time}, сколько угодно раз`,
    share: (percent, name) => `${percent}\u00a0% получает ${name}`,
  },
  loading: 'Узнаём цену',
  notNow: 'Не сейчас',
  signIn: 'Войдите, чтобы слушать. Покупка подождёт здесь.',
  demo: 'Пробная оплата: деньги не списываются',
  stripe: 'Вы платите в Stripe и возвращаетесь сюда.',
  none: 'Здесь пока ничего нельзя купить.',
  confirming: 'Платёж подтверждается. Всё откроется само.',
  paid: (title) => `Теперь можно слушать: ${title}`,
  cameFree: (title) => `Теперь бесплатно: ${title}`,
  lapsed: (price) => `Теперь вам открыты только первые секунды. ${price} за прослушивание.`,
}
