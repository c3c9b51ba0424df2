/** Spanish texts for prices, earnings and payouts. */
import type * as English from '../en/earnings'

export const PRICE_PARTS: typeof English.PRICE_PARTS = {
  share: (share, cost, fee) =>
    `Recibes ${share} por cada venta. El pago con tarjeta cuesta ${cost} y Owlcast se queda con ${fee}.`,
  belowCost: (price) => `Con ${price}, el pago con tarjeta se lo lleva todo.`,
  lowest: (price) => `Una venta te deja algo a partir de ${price}.`,
}

export const EARNINGS: typeof English.EARNINGS = {
  title: 'Ingresos',
  loading: 'Cargando tus ingresos…',
  empty: 'Aún no hay ventas',
  emptyText: 'Cuando alguien compre una de tus canciones u Owlcasts, aparecerá aquí.',
  table: 'Tus ventas',
  more: 'Ver más',
  download: 'Descargar en CSV',
  owed: 'Pendiente de pago',
  owedHint: (days, min) => `Pagamos una vez al mes, a partir de ${min}, lo que tenga más de ${days} días.`,
  paidOut: 'Pagado hasta ahora',
  negative: 'Los reembolsos han sumado más de lo que has ganado. Tus próximas ventas lo compensarán.',
  account: 'Pagos',
  accountStates: {
    not_started: 'Actívalos para recibir tus ingresos en tu cuenta bancaria. Stripe se encarga.',
    onboarding: 'Aún no has terminado. Stripe todavía necesita tus datos.',
    restricted: 'Stripe necesita algo más de ti antes de que podamos pagarte.',
    enabled: 'Todo listo.',
  },
  accountActions: {
    not_started: 'Activar los pagos',
    onboarding: 'Continuar',
    restricted: 'Añadir datos',
    enabled: 'Abrir Stripe',
  },
  bankRefused: 'Tu banco rechazó el último pago. Revisa tus datos bancarios en Stripe.',
  notOffered: 'Este sitio aún no paga por sí mismo. Guardamos tus ingresos para ti.',
  demo: 'Pagos de demostración: no se envía dinero.',
  offline: 'No tienes conexión. Podrás hacerlo cuando vuelvas a tenerla.',
  payoutStates: {
    started: 'En camino',
    sent: 'Enviado',
    failed: 'No ha funcionado. Sigue siendo tuyo.',
  },
}

export const EARNING_COLUMNS: typeof English.EARNING_COLUMNS = {
  soldAt: 'Fecha',
  title: 'Qué vendiste',
  price: 'Precio',
  cost: 'Coste de tarjeta',
  fee: 'Comisión',
  share: 'Tu parte',
  takenBack: 'Devuelto',
  kept: 'Te queda',
  state: 'Estado',
  deleted: 'Una publicación eliminada',
}

export const EARNING_STATES: typeof English.EARNING_STATES = {
  pending: 'Pendiente',
  paid_out: 'Pagado',
  refunded: 'Reembolsado',
  disputed: 'En disputa',
}
