/** Russian texts for the Pro plan. Numbers come from the limits tables. */

import { createPluralizer } from '../../../domain/i18n/plural'
import { getKind, getSecondsLimit } from '../../../domain/kinds'
import { PLATFORM_FEE_PERCENT, PRO_CENTS_PER_MONTH } from '../../../domain/limits'
import type * as English from '../pro'

/** Ends with its own full stop: '21 ноября 2026 г.' */
const DAY = new Intl.DateTimeFormat('ru', { dateStyle: 'long' })
const { free: freeHours, pro: proHours } = getKind('squawk').lifeHours ?? { free: 0, pro: 0 }
const counted = createPluralizer('ru')
const hours = (count: number) =>
  counted(count, { one: '# час', few: '# часа', many: '# часов', other: '# часа' })
const upTo = (minutes: number) =>
  `до ${counted(minutes, { one: '# минуты', few: '# минут', many: '# минут', other: '# минуты' })}`

export const PRO: typeof English.PRO = {
  title: 'Owlcast Pro',
  price: `$${PRO_CENTS_PER_MONTH / 100}`,
  perMonth: 'в месяц',
  benefits: [
    `Записи ${upTo(getSecondsLimit('squawk', 'pro') / 60)}`,
    `Squawk живут ${hours(proHours)}`,
    'Свои цены на Owlcast и Nightingale',
    'Несколько потоков, в том числе закрытых',
  ],
  upgrade: 'Перейти на Pro',
  extend: 'Добавить месяц',
  activeUntil: (endsAt) => `Pro действует до ${DAY.format(endsAt)}`,
  termsHint: 'Один месяц, без продления. Ваши публикации останутся как есть.',
  signIn: 'Войдите, чтобы перейти на Pro.',
  offline: 'Нет сети. Перейти на Pro можно будет, когда она вернётся.',
  fee: `Платформа берёт ${PLATFORM_FEE_PERCENT}\u00a0% от вашего дохода.`,
  card: {
    title: 'Песни длиннее, истории длиннее',
    text: `Записи ${upTo(getSecondsLimit('nightingale', 'pro') / 60)}, Squawk на ${hours(proHours)} и свои цены.`,
    upgrade: `Перейти на Pro · $${PRO_CENTS_PER_MONTH / 100}/мес.`,
  },
  welcome: 'Добро пожаловать в Pro!',
  extended: 'Спасибо за ещё один месяц!',
  benefitsUntil: (endsAt) => `Всё это ваше до ${DAY.format(endsAt)}`,
  continueLabel: 'Продолжить',
  confirming: 'Мы подтверждаем платёж. Pro включится автоматически.',
  unconfirmed: 'Мы ещё не получили ваш платёж. Pro включится, как только он придёт.',
}

export const PLAN: typeof English.PLAN = {
  subscription: 'Подписка',
  free: 'Бесплатный план',
  freeHint: `Squawk живут ${hours(freeHours)}. Owlcast бесплатны и открыты для всех.`,
  pro: 'План Pro',
  ended: (endedAt) => `Pro закончился ${DAY.format(endedAt)} Ваши публикации останутся как есть.`,
}
