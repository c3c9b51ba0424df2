/** Portuguese texts for prices, earnings and payouts. */
import type * as English from '../en/earnings'

export const PRICE_PARTS: typeof English.PRICE_PARTS = {
  share: (share, cost, fee) =>
    `Você recebe ${share} de cada venda. O pagamento com cartão custa ${cost} e a Owlcast fica com ${fee}.`,
  belowCost: (price) => `Com ${price}, o pagamento com cartão leva tudo.`,
  lowest: (price) => `Uma venda rende algo a partir de ${price}.`,
}

export const EARNINGS: typeof English.EARNINGS = {
  title: 'Ganhos',
  loading: 'Carregando seus ganhos…',
  empty: 'Nenhuma venda ainda',
  emptyText: 'Quando alguém comprar uma das suas músicas ou Owlcasts, aparece aqui.',
  table: 'Suas vendas',
  more: 'Mostrar mais',
  download: 'Baixar em CSV',
  owed: 'Ainda não pago',
  owedHint: (days, min) => `Pagamos uma vez por mês, a partir de ${min}, o que tem mais de ${days} dias.`,
  paidOut: 'Pago até agora',
  negative: 'Os reembolsos passaram do que você ganhou. Suas próximas vendas compensam.',
  account: 'Pagamentos',
  accountStates: {
    not_started: 'Configure para receber seus ganhos na sua conta bancária. A Stripe cuida disso.',
    onboarding: 'Você ainda não terminou. A Stripe precisa dos seus dados.',
    restricted: 'A Stripe precisa de mais alguma coisa antes de podermos pagar você.',
    enabled: 'Tudo pronto.',
  },
  accountActions: {
    not_started: 'Configurar pagamentos',
    onboarding: 'Continuar',
    restricted: 'Completar dados',
    enabled: 'Abrir a Stripe',
  },
  bankRefused: 'Seu banco recusou o último pagamento. Confira seus dados bancários na Stripe.',
  notOffered: 'Este site ainda não paga por conta própria. Seus ganhos ficam guardados para você.',
  demo: 'Pagamentos de demonstração: nenhum dinheiro é enviado.',
  offline: 'Você está offline. Dá para fazer isso quando voltar a ficar online.',
  payoutStates: {
    started: 'A caminho',
    sent: 'Enviado',
    failed: 'Não deu certo. Continua sendo seu.',
  },
}

export const EARNING_COLUMNS: typeof English.EARNING_COLUMNS = {
  soldAt: 'Data',
  title: 'O que você vendeu',
  price: 'Preço',
  cost: 'Custo do cartão',
  fee: 'Taxa',
  share: 'Sua parte',
  takenBack: 'Devolvido',
  kept: 'Fica com você',
  state: 'Situação',
  deleted: 'Um post excluído',
}

export const EARNING_STATES: typeof English.EARNING_STATES = {
  pending: 'Pendente',
  paid_out: 'Pago',
  refunded: 'Reembolsado',
  disputed: 'Contestado',
}
