/** Dutch texts for creating an owlcast and recording into one. */

import { formatDollars } from '../../../domain/billing/paywall'
import { OWLCAST_FEE_CENTS } from '../../../domain/limits'
import type * as English from '../new-owlcast'

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Owlcast maken',
  startedFrom: (title) => `Begonnen vanuit ‘${title}’.`,
  startedFromUntitled: 'Begonnen vanuit de post die je hoorde.',
  name: 'Naam',
  description: 'Beschrijving',
  tags: 'Tags',
  tagsHint: 'Zet spaties tussen de tags. De # voegen wij toe.',
  privacy: 'Privacy',
  visibilities: { public: 'Openbaar', unlisted: 'Niet vermeld', private: 'Privé' },
  hints: {
    public: 'Iedereen kan hem vinden.',
    unlisted: 'Iedereen met de link kan hem horen.',
    private: 'Alleen jij en mensen die je uitnodigt, kunnen hem horen.',
  },
  proOnly: 'Voor niet vermeld en privé heb je Pro nodig.',
  invitees: 'Uitnodigen',
  inviteesHint: 'Gebruikersnamen, e-mailadressen of telefoonnummers, met komma’s ertussen.',
  inviteeList: 'Wie je uitnodigt',
  inviteeTooLong: 'Dit is te lang voor een naam of een adres.',
  unresolved: 'Dit kijken we na bij het uitnodigen.',
  byEmail: 'per e-mail',
  byPhone: 'berichten naar een telefoon kunnen nog niet: je krijgt een link om te delen',
  fee: `Aanmaakkosten ${formatDollars(OWLCAST_FEE_CENTS)} – kwijtgescholden`,
  cancel: 'Annuleren',
  create: 'Owlcast maken',
  creating: 'Je Owlcast wordt gemaakt',
  notCreated: 'Niet gemaakt. Je tekst staat er nog.',
  sourceGone:
    'De post waaruit hij begon, is er niet meer. Tik nog een keer op ‘Owlcast maken’ om zonder verder te gaan.',
  alreadyCreated: 'Deze Owlcast was al gemaakt, met wat je de eerste keer verstuurde.',
  created: (name) => `‘${name}’ is klaar.`,
  createdWithInvitations: (name, sent) => `‘${name}’ is klaar. ${sent}`,
  record: 'Opnemen',
}

export const OWLCAST_CHOICE: typeof English.OWLCAST_CHOICE = {
  label: 'Plaatsen in',
  newOwlcast: 'Nieuwe Owlcast',
  newOwlcastHint: 'Maakt een openbare Owlcast met deze titel. Dit is zijn eerste opname.',
  existingOwlcastHint: 'Voegt deze opname toe aan de andere daar.',
  moreOptions: 'Meer opties',
  loading: 'Je Owlcasts laden',
  failed: 'We konden je andere Owlcasts niet laden.',
}
