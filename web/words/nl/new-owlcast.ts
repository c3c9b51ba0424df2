/** Dutch texts for creating an owlcast and recording into one. */
import { OWLCAST_FEE_CENTS } from '../../../domain/limits'
import { formatDollars } from '../../../domain/paywall'
import type * as English from '../new-owlcast'

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Owlcast maken',
  from: (title) => `Begonnen vanuit ‘${title}’.`,
  fromUntitled: 'Begonnen vanuit de post die je hoorde.',
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
  invited: 'Wie je uitnodigt',
  inviteeTooLong: 'Dit is te lang voor een naam of een adres.',
  unresolved: 'Dit kijken we na bij het uitnodigen.',
  byMail: 'per e-mail',
  byPhone: 'berichten naar een telefoon kunnen nog niet: je krijgt een link om te delen',
  fee: `Aanmaakkosten ${formatDollars(OWLCAST_FEE_CENTS)} – kwijtgescholden`,
  cancel: 'Annuleren',
  create: 'Owlcast maken',
  creating: 'Je Owlcast wordt gemaakt',
  stopped: 'Niet gemaakt. Je tekst staat er nog.',
  sourceGone:
    'De post waaruit hij begon, is er niet meer. Tik nog een keer op ‘Owlcast maken’ om zonder verder te gaan.',
  madeBefore: 'Deze Owlcast was al gemaakt, met wat je de eerste keer verstuurde.',
  made: (name) => `‘${name}’ is klaar.`,
  madeInviting: (name, sent) => `‘${name}’ is klaar. ${sent}`,
  record: 'Opnemen',
}

export const INTO: typeof English.INTO = {
  label: 'Plaatsen in',
  fresh: 'Nieuwe Owlcast',
  freshHint: 'Maakt een openbare Owlcast met deze titel. Dit is zijn eerste opname.',
  mineHint: 'Voegt deze opname toe aan de andere daar.',
  more: 'Meer opties',
  loading: 'Je Owlcasts laden',
  failed: 'We konden je andere Owlcasts niet laden.',
}
