/** Russian texts for prices, earnings and payouts. */
import type * as English from '../en/earnings'

export const PRICE_PARTS: typeof English.PRICE_PARTS = {
  share: (share, cost, fee) =>
    `Вы получаете ${share} с каждой продажи. Оплата картой стоит ${cost}, Owlcast берёт ${fee}.`,
  belowCost: (price) => `При цене ${price} всё уходит на оплату картой.`,
  lowest: (price) => `Продажа приносит доход начиная с ${price}.`,
}

export const EARNINGS: typeof English.EARNINGS = {
  title: 'Доход',
  loading: 'Загружаем ваш доход…',
  empty: 'Продаж пока нет',
  emptyText: 'Когда кто-нибудь купит вашу песню или Owlcast, это появится здесь.',
  table: 'Ваши продажи',
  more: 'Показать ещё',
  download: 'Скачать в CSV',
  owed: 'Ещё не выплачено',
  owedHint: (days, min) => `Раз в месяц мы выплачиваем от ${min} то, что старше ${days} дн.`,
  paidOut: 'Выплачено',
  negative: 'Возвраты превысили ваш доход. Следующие продажи это покроют.',
  account: 'Выплаты',
  accountStates: {
    not_started: 'Настройте их, чтобы получать доход на банковский счёт. Этим занимается Stripe.',
    onboarding: 'Вы ещё не закончили. Stripe нужны ваши данные.',
    restricted: 'Stripe нужно что-то ещё, прежде чем мы сможем вам заплатить.',
    enabled: 'Всё готово.',
  },
  accountActions: {
    not_started: 'Настроить выплаты',
    onboarding: 'Продолжить',
    restricted: 'Добавить данные',
    enabled: 'Открыть Stripe',
  },
  bankRefused: 'Ваш банк отклонил последнюю выплату. Проверьте банковские данные в Stripe.',
  notOffered: 'Этот сайт пока не делает выплат сам. Ваш доход сохраняется за вами.',
  demo: 'Демо-выплаты: деньги не отправляются.',
  offline: 'Нет сети. Это можно будет сделать, когда она появится.',
  payoutStates: {
    started: 'В пути',
    sent: 'Отправлено',
    failed: 'Не получилось. Деньги остаются вашими.',
  },
}

export const EARNING_COLUMNS: typeof English.EARNING_COLUMNS = {
  soldAt: 'Дата',
  title: 'Что вы продали',
  price: 'Цена',
  cost: 'Расходы на карту',
  fee: 'Комиссия',
  share: 'Ваша доля',
  takenBack: 'Возвращено',
  kept: 'Остаётся вам',
  state: 'Состояние',
  deleted: 'Удалённая запись',
}

export const EARNING_STATES: typeof English.EARNING_STATES = {
  pending: 'Ожидает',
  paid_out: 'Выплачено',
  refunded: 'Возврат',
  disputed: 'Оспорено',
}
