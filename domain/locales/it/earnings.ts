/** Italian texts for prices, earnings and payouts. */
import type * as English from '../en/earnings'

export const PRICE_PARTS: typeof English.PRICE_PARTS = {
  share: (share, cost, fee) =>
    `Ricevi ${share} per ogni vendita. Il pagamento con carta costa ${cost}, Owlcast trattiene ${fee}.`,
  belowCost: (price) => `A ${price} il pagamento con carta si prende tutto.`,
  lowest: (price) => `Una vendita ti fa guadagnare da ${price} in su.`,
}

export const EARNINGS: typeof English.EARNINGS = {
  title: 'Guadagni',
  loading: 'Carico i tuoi guadagni…',
  empty: 'Ancora nessuna vendita',
  emptyText: 'Quando qualcuno compra una tua canzone o un tuo Owlcast, lo vedi qui.',
  table: 'Le tue vendite',
  more: 'Mostra altro',
  download: 'Scarica in CSV',
  owed: 'Non ancora pagato',
  owedHint: (days, min) =>
    `Paghiamo una volta al mese, a partire da ${min}, ciò che ha più di ${days} giorni.`,
  paidOut: 'Pagato finora',
  negative: 'I rimborsi superano quello che hai guadagnato. Le prossime vendite compenseranno.',
  account: 'Pagamenti',
  accountStates: {
    not_started: 'Attivali per ricevere i guadagni sul tuo conto. Se ne occupa Stripe.',
    onboarding: 'Non hai ancora finito. Stripe ha bisogno dei tuoi dati.',
    restricted: 'A Stripe serve altro prima che possiamo pagarti.',
    enabled: 'Tutto pronto.',
  },
  accountActions: {
    not_started: 'Attiva i pagamenti',
    onboarding: 'Continua',
    restricted: 'Aggiungi i dati',
    enabled: 'Apri Stripe',
  },
  bankRefused: 'La tua banca ha rifiutato l’ultimo pagamento. Controlla i dati bancari su Stripe.',
  notOffered: 'Questo sito non paga ancora da solo. I tuoi guadagni restano da parte per te.',
  demo: 'Pagamenti di prova: non viene inviato denaro.',
  offline: 'Sei offline. Potrai farlo quando tornerai online.',
  payoutStates: {
    started: 'In arrivo',
    sent: 'Inviato',
    failed: 'Non riuscito. Resta tuo.',
  },
}

export const EARNING_COLUMNS: typeof English.EARNING_COLUMNS = {
  soldAt: 'Data',
  title: 'Cosa hai venduto',
  price: 'Prezzo',
  cost: 'Costi della carta',
  fee: 'Commissione',
  share: 'La tua parte',
  takenBack: 'Ripreso',
  kept: 'Ti resta',
  state: 'Stato',
  deleted: 'Un post eliminato',
}

export const EARNING_STATES: typeof English.EARNING_STATES = {
  pending: 'In attesa',
  paid_out: 'Pagato',
  refunded: 'Rimborsato',
  disputed: 'Contestato',
}
