/** Russian texts for paid listening. */
import { PREVIEW_SECONDS } from '../../../domain/limits'
import type * as English from '../purchases'

export const PURCHASE: typeof English.PURCHASE = {
  priceLabel: (price) => `${price} за прослушивание`,
  free: 'Слушать бесплатно',
  listen: (price) => `Слушать за ${price}`,
  listenTo: (price, title) => `Слушать за ${price}: ${title}`,
  preview: 'Отрывок',
  previewOfOne: `До ${PREVIEW_SECONDS} секунд — бесплатно.`,
  previewOfEach: `До ${PREVIEW_SECONDS} секунд каждой записи — бесплатно.`,
  playing: (price, author) => `Отрывок · ${price} · ${author}`,
  previewEnded: 'Отрывок закончился.',
  previewEndedText: (price) => `Всё целиком — за ${price}.`,
  oneTime: 'один раз',
  benefits: {
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
  unlocked: (title) => `Теперь можно слушать: ${title}`,
  becameFree: (title) => `Теперь бесплатно: ${title}`,
  accessEnded: (price) => `Можно услышать до ${PREVIEW_SECONDS} секунд. ${price} — за всё.`,
}
