/** Dutch texts for prices, earnings and payouts. */
import type * as English from '../en/earnings'

export const PRICE_PARTS: typeof English.PRICE_PARTS = {
  share: (share, cost, fee) =>
    `Je krijgt ${share} van elke verkoop. De kaartbetaling kost ${cost}, Owlcast houdt ${fee}.`,
  belowCost: (price) => `Bij ${price} gaat alles op aan de kaartbetaling.`,
  lowest: (price) => `Vanaf ${price} verdien je iets aan een verkoop.`,
}

export const EARNINGS: typeof English.EARNINGS = {
  title: 'Inkomsten',
  loading: 'Je inkomsten worden geladen…',
  empty: 'Nog geen verkopen',
  emptyText: 'Als iemand een van je liedjes of Owlcasts koopt, staat het hier.',
  table: 'Je verkopen',
  more: 'Meer tonen',
  download: 'Downloaden als CSV',
  owed: 'Nog niet uitbetaald',
  owedHint: (days, min) => `Eén keer per maand betalen we vanaf ${min} uit wat ouder is dan ${days} dagen.`,
  paidOut: 'Tot nu toe uitbetaald',
  negative: 'Terugbetalingen kostten meer dan je hebt verdiend. Je volgende verkopen maken het goed.',
  account: 'Uitbetalingen',
  accountStates: {
    not_started: 'Stel ze in om je inkomsten op je bankrekening te krijgen. Stripe regelt het.',
    onboarding: 'Je bent nog niet klaar. Stripe heeft je gegevens nog nodig.',
    restricted: 'Stripe heeft nog iets van je nodig voordat we kunnen uitbetalen.',
    enabled: 'Alles is geregeld.',
  },
  accountActions: {
    not_started: 'Uitbetalingen instellen',
    onboarding: 'Doorgaan',
    restricted: 'Gegevens aanvullen',
    enabled: 'Stripe openen',
  },
  bankRefused: 'Je bank weigerde de laatste uitbetaling. Controleer je bankgegevens bij Stripe.',
  notOffered: 'Deze site betaalt nog niet zelf uit. Je inkomsten worden voor je bewaard.',
  demo: 'Demo-uitbetalingen: er wordt geen geld verstuurd.',
  offline: 'Je bent offline. Dit kan als je weer online bent.',
  payoutStates: {
    started: 'Onderweg',
    sent: 'Verstuurd',
    failed: 'Niet gelukt. Het geld blijft van jou.',
  },
}

export const EARNING_COLUMNS: typeof English.EARNING_COLUMNS = {
  soldAt: 'Datum',
  title: 'Wat je verkocht',
  price: 'Prijs',
  cost: 'Kaartkosten',
  fee: 'Vergoeding',
  share: 'Jouw deel',
  takenBack: 'Teruggenomen',
  kept: 'Je houdt',
  state: 'Status',
  deleted: 'Een verwijderd bericht',
}

export const EARNING_STATES: typeof English.EARNING_STATES = {
  pending: 'In afwachting',
  paid_out: 'Uitbetaald',
  refunded: 'Terugbetaald',
  disputed: 'Betwist',
}
