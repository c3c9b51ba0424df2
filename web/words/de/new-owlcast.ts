/** German texts for creating an owlcast and recording into one. */
import { OWLCAST_FEE_CENTS } from '../../../domain/limits'
import { formatDollars } from '../../../domain/paywall'
import type * as English from '../new-owlcast'

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Owlcast erstellen',
  from: (title) => `Er wächst aus „${title}“.`,
  fromUntitled: 'Er wächst aus der Stimme, die du gehört hast.',
  name: 'Name',
  description: 'Beschreibung',
  tags: 'Tags',
  tagsHint: 'Wörter mit Leerzeichen dazwischen. Das # kommt von selbst.',
  privacy: 'Sichtbarkeit',
  visibilities: { public: 'Öffentlich', unlisted: 'Nicht gelistet', private: 'Privat' },
  hints: {
    public: 'Alle finden ihn.',
    unlisted: 'Wer den Link hat, hört ihn.',
    private: 'Nur du und wen du einlädst, hören ihn.',
  },
  proOnly: 'Nicht gelistet und privat gehören zu Pro.',
  invitees: 'Einladen',
  inviteesHint: 'Nutzernamen, E-Mail-Adressen oder Telefonnummern, durch Kommas getrennt.',
  invited: 'Wer gemeint ist',
  inviteeTooLong: 'Das ist zu lang für einen Namen oder eine Adresse.',
  unresolved: 'Das wird beim Einladen geprüft.',
  byMail: 'per E-Mail',
  byPhone: 'Nachrichten aufs Telefon gibt es noch nicht: Du bekommst einen Link zum Weitergeben',
  fee: `Erstellungsgebühr ${formatDollars(OWLCAST_FEE_CENTS)} – erlassen`,
  cancel: 'Abbrechen',
  create: 'Owlcast erstellen',
  creating: 'Dein Owlcast wird erstellt',
  stopped: 'Nicht erstellt. Was du getippt hast, ist noch da.',
  sourceGone:
    'Die Stimme, aus der er wuchs, ist verklungen. Tippe noch einmal, um ihn ohne sie zu erstellen.',
  madeBefore: 'Dieser Owlcast wurde schon erstellt, so wie du ihn zuerst gesendet hast.',
  made: (name) => `„${name}“ ist erstellt.`,
  madeInviting: (name, sent) => `„${name}“ ist erstellt. ${sent}`,
  record: 'Aufnehmen',
}

export const INTO: typeof English.INTO = {
  label: 'Aufnehmen in',
  fresh: 'Einen neuen',
  freshHint: 'Ein neuer öffentlicher Owlcast: Der Titel ist sein Name, und er beginnt mit dieser Aufnahme.',
  mineHint: 'Sie steht dort bei den anderen Aufnahmen.',
  more: 'Mit Preis, Sichtbarkeit und Einladungen erstellen',
  loading: 'Deine Owlcasts werden gesucht',
  failed: 'Deine anderen Owlcasts ließen sich nicht laden.',
}
