/** German texts for creating an owlcast and recording into one. */

import { formatDollars } from '../../../domain/billing/paywall'
import { OWLCAST_FEE_CENTS } from '../../../domain/limits'
import type * as English from '../new-owlcast'

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Owlcast erstellen',
  startedFrom: (title) => `Ausgangspunkt: „${title}“.`,
  startedFromUntitled: 'Ausgangspunkt: der Beitrag, den du gehört hast.',
  name: 'Name',
  description: 'Beschreibung',
  tags: 'Tags',
  tagsHint: 'Trenne Tags mit Leerzeichen. Das # ergänzen wir.',
  privacy: 'Sichtbarkeit',
  visibilities: { public: 'Öffentlich', unlisted: 'Nicht gelistet', private: 'Privat' },
  hints: {
    public: 'Alle können ihn finden.',
    unlisted: 'Alle mit dem Link können ihn hören.',
    private: 'Nur du und Leute, die du einlädst, können ihn hören.',
  },
  proOnly: 'Für nicht gelistet und privat brauchst du Pro.',
  invitees: 'Einladen',
  inviteesHint: 'Nutzernamen, E-Mail-Adressen oder Telefonnummern, durch Kommas getrennt.',
  inviteeList: 'Wen du einlädst',
  inviteeTooLong: 'Das ist zu lang für einen Namen oder eine Adresse.',
  unresolved: 'Das prüfen wir beim Einladen.',
  byEmail: 'per E-Mail',
  byPhone: 'Nachrichten aufs Telefon gibt es noch nicht: Du bekommst einen Link zum Teilen',
  fee: `Erstellungsgebühr ${formatDollars(OWLCAST_FEE_CENTS)} – erlassen`,
  cancel: 'Abbrechen',
  create: 'Owlcast erstellen',
  creating: 'Dein Owlcast wird erstellt',
  notCreated: 'Nicht erstellt. Dein Text ist noch da.',
  sourceGone:
    'Den Beitrag, von dem er ausging, gibt es nicht mehr. Tippe noch einmal auf „Owlcast erstellen“, um ohne ihn weiterzumachen.',
  alreadyCreated: 'Dieser Owlcast wurde schon erstellt, mit dem, was du zuerst gesendet hast.',
  created: (name) => `„${name}“ ist fertig.`,
  createdWithInvitations: (name, sent) => `„${name}“ ist fertig. ${sent}`,
  record: 'Aufnehmen',
}

export const OWLCAST_CHOICE: typeof English.OWLCAST_CHOICE = {
  label: 'Posten in',
  newOwlcast: 'Neuer Owlcast',
  newOwlcastHint: 'Erstellt einen öffentlichen Owlcast mit diesem Titel. Das hier ist seine erste Aufnahme.',
  existingOwlcastHint: 'Fügt diese Aufnahme zu den anderen dort hinzu.',
  moreOptions: 'Weitere Optionen',
  loading: 'Deine Owlcasts werden geladen',
  failed: 'Wir konnten deine anderen Owlcasts nicht laden.',
}
