/** German texts for prices, earnings and payouts. */
import type * as English from '../en/earnings'

export const PRICE_PARTS: typeof English.PRICE_PARTS = {
  share: (share, cost, fee) =>
    `Du bekommst ${share} von jedem Verkauf. Die Kartenzahlung kostet ${cost}, Owlcast nimmt ${fee}.`,
  belowCost: (price) => `Bei ${price} geht alles für die Kartenzahlung drauf.`,
  lowest: (price) => `Ab ${price} verdienst du etwas an einem Verkauf.`,
}

export const EARNINGS: typeof English.EARNINGS = {
  title: 'Einnahmen',
  loading: 'Deine Einnahmen werden geladen …',
  empty: 'Noch keine Verkäufe',
  emptyText: 'Wenn jemand einen deiner Songs oder Owlcasts kauft, steht es hier.',
  table: 'Deine Verkäufe',
  more: 'Mehr anzeigen',
  download: 'Als CSV herunterladen',
  owed: 'Noch nicht ausgezahlt',
  owedHint: (days, min) => `Einmal im Monat zahlen wir ab ${min} aus, was älter als ${days} Tage ist.`,
  paidOut: 'Bisher ausgezahlt',
  negative:
    'Rückerstattungen haben mehr gekostet, als du verdient hast. Deine nächsten Verkäufe gleichen das aus.',
  account: 'Auszahlungen',
  accountStates: {
    not_started: 'Richte sie ein, damit deine Einnahmen auf dein Bankkonto kommen. Das läuft über Stripe.',
    onboarding: 'Du bist noch nicht fertig. Stripe braucht noch deine Angaben.',
    restricted: 'Stripe braucht noch etwas von dir, bevor wir auszahlen können.',
    enabled: 'Alles eingerichtet.',
  },
  accountActions: {
    not_started: 'Auszahlungen einrichten',
    onboarding: 'Weiter',
    restricted: 'Angaben ergänzen',
    enabled: 'Stripe öffnen',
  },
  bankRefused: 'Deine Bank hat die letzte Auszahlung abgelehnt. Bitte prüfe deine Bankdaten bei Stripe.',
  notOffered: 'Diese Website zahlt noch nicht selbst aus. Deine Einnahmen bleiben für dich aufgehoben.',
  demo: 'Demo-Auszahlungen: Es wird kein Geld gesendet.',
  offline: 'Du bist offline. Das geht, sobald du wieder online bist.',
  payoutStates: {
    started: 'Unterwegs',
    sent: 'Gesendet',
    failed: 'Hat nicht geklappt. Das Geld gehört weiter dir.',
  },
}

export const EARNING_COLUMNS: typeof English.EARNING_COLUMNS = {
  soldAt: 'Datum',
  title: 'Was du verkauft hast',
  price: 'Preis',
  cost: 'Kartenkosten',
  fee: 'Gebühr',
  share: 'Dein Anteil',
  takenBack: 'Zurückgenommen',
  kept: 'Du behältst',
  state: 'Status',
  deleted: 'Ein gelöschter Beitrag',
}

export const EARNING_STATES: typeof English.EARNING_STATES = {
  pending: 'Ausstehend',
  paid_out: 'Ausgezahlt',
  refunded: 'Erstattet',
  disputed: 'Angefochten',
}
