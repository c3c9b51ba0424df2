/** Russian texts for paid listening. */
import { PREVIEW_SECONDS } from '../../../domain/limits'
import type * as English from '../purchases'

export const PURCHASE: typeof English.PURCHASE = {
  costs: (price) => `${price} за прослушивание`,
  free: 'Слушать бесплатно',
  listen: (price) => `Слушать за ${price}`,
  listenTo: (price, title) => `Слушать за ${price}: ${title}`,
  preview: 'Отрывок',
  previewOfOne: `До ${PREVIEW_SECONDS} секунд — бесплатно.`,
  previewOfEach: `До ${PREVIEW_SECONDS} секунд каждой записи — бесплатно.`,
  playing: (price, author) => `Отрывок · ${price} · ${author}`,
  over: 'Отрывок закончился.',
  overText: (price) => `Всё целиком — за ${price}.`,
  once: 'один раз',
  gets: {
    all: 'Все записи, в том числе новые',
    one: (time) => `Все ${time}, сколько угодно раз`,
    share: (percent, name) => `${percent}\u00a0% получает ${name}`,
  },
  loading: 'Узнаём цену',
  notNow: 'Не сейчас',
  signIn: 'Войдите, чтобы купить и слушать.',
  demo: 'Пробная оплата: деньги не списываются',
  stripe: 'Вы платите в Stripe и возвращаетесь сюда.',
  none: 'Здесь пока ничего нельзя купить.',
  confirming: 'Мы подтверждаем платёж. Всё откроется здесь автоматически.',
  paid: (title) => `Теперь можно слушать: ${title}`,
  cameFree: (title) => `Теперь бесплатно: ${title}`,
  lapsed: (price) => `Можно услышать до ${PREVIEW_SECONDS} секунд. ${price} — за всё.`,
}
