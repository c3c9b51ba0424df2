/** Dutch texts for creating an owlcast and recording into one. */
import { OWLCAST_FEE_CENTS } from '../../../domain/limits'
import { formatDollars } from '../../../domain/paywall'
import type * as English from '../new-owlcast'

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Owlcast maken',
  from: (title) => `Hij groeit uit ‘${title}’.`,
  fromUntitled: 'Hij groeit uit de stem die je hoorde.',
  name: 'Naam',
  description: 'Beschrijving',
  tags: 'Tags',
  tagsHint: 'Woorden met spaties ertussen. De # komt vanzelf.',
  privacy: 'Privacy',
  visibilities: { public: 'Openbaar', unlisted: 'Niet vermeld', private: 'Privé' },
  hints: {
    public: 'Iedereen vindt hem.',
    unlisted: 'Wie de link heeft, hoort hem.',
    private: 'Alleen jij en wie je uitnodigt horen hem.',
  },
  proOnly: 'Niet vermeld en privé horen bij Pro.',
  invitees: 'Uitnodigen',
  inviteesHint: 'Gebruikersnamen, e-mailadressen of telefoonnummers, met komma’s ertussen.',
  invited: 'Wie er bedoeld is',
  inviteeTooLong: 'Dit is te lang voor een naam of een adres.',
  unresolved: 'Dit wordt nagekeken bij het uitnodigen.',
  byMail: 'per e-mail',
  byPhone: 'berichten naar een telefoon kunnen nog niet: je krijgt een link om door te geven',
  fee: `Aanmaakkosten ${formatDollars(OWLCAST_FEE_CENTS)} – kwijtgescholden`,
  cancel: 'Annuleren',
  create: 'Owlcast maken',
  creating: 'Je Owlcast wordt gemaakt',
  stopped: 'Niet gemaakt. Wat je typte staat er nog.',
  sourceGone: 'De stem waaruit hij groeide, is vervaagd. Tik nog een keer om hem zonder te maken.',
  madeBefore: 'Deze Owlcast was al gemaakt, zoals je hem de eerste keer verstuurde.',
  made: (name) => `‘${name}’ is gemaakt.`,
  madeInviting: (name, sent) => `‘${name}’ is gemaakt. ${sent}`,
  record: 'Opnemen',
}

export const INTO: typeof English.INTO = {
  label: 'Opnemen in',
  fresh: 'Een nieuwe',
  freshHint: 'Een nieuwe openbare Owlcast: de titel is zijn naam, en hij begint met deze opname.',
  mineHint: 'Ze komt daar bij de andere opnames te staan.',
  more: 'Maken met prijs, privacy en genodigden',
  loading: 'Je Owlcasts worden gezocht',
  failed: 'Je andere Owlcasts konden niet worden geladen.',
}
