/** Italian texts for creating an owlcast and recording into one. */

import { formatDollars } from '../../../domain/billing/paywall'
import { OWLCAST_FEE_CENTS } from '../../../domain/limits'
import type * as English from '../new-owlcast'

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Crea un Owlcast',
  startedFrom: (title) => `A partire da «${title}».`,
  startedFromUntitled: 'A partire dal post che hai ascoltato.',
  name: 'Nome',
  description: 'Descrizione',
  tags: 'Tag',
  tagsHint: 'Separa i tag con spazi. Il # lo aggiungiamo noi.',
  privacy: 'Visibilità',
  visibilities: { public: 'Pubblico', unlisted: 'Non in elenco', private: 'Privato' },
  hints: {
    public: 'Chiunque può trovarlo.',
    unlisted: 'Chiunque abbia il link può ascoltarlo.',
    private: 'Solo tu e le persone che inviti potete ascoltarlo.',
  },
  proOnly: 'Per non in elenco e privato serve Pro.',
  invitees: 'Inviti',
  inviteesHint: 'Nomi utente, e-mail o numeri di telefono, separati da virgole.',
  inviteeList: 'Persone da invitare',
  inviteeTooLong: 'È troppo lungo per un nome o un indirizzo.',
  unresolved: 'Lo verificheremo all’invito.',
  byEmail: 'via e-mail',
  byPhone: 'i messaggi verso un telefono non sono ancora disponibili: riceverai un link da condividere',
  fee: `Costo di creazione ${formatDollars(OWLCAST_FEE_CENTS)} – offerto`,
  cancel: 'Annulla',
  create: 'Crea l’Owlcast',
  creating: 'Creazione del tuo Owlcast',
  notCreated: 'Non creato. Il tuo testo è ancora qui.',
  sourceGone: 'Il post di partenza non c’è più. Tocca di nuovo «Crea l’Owlcast» per continuare senza.',
  alreadyCreated: 'Questo Owlcast era già stato creato, con ciò che hai inviato la prima volta.',
  created: (name) => `«${name}» è pronto.`,
  createdWithInvitations: (name, sent) => `«${name}» è pronto. ${sent}`,
  record: 'Registra',
}

export const OWLCAST_CHOICE: typeof English.OWLCAST_CHOICE = {
  label: 'Pubblica in',
  newOwlcast: 'Nuovo Owlcast',
  newOwlcastHint: 'Crea un Owlcast pubblico con questo titolo. Questa è la sua prima registrazione.',
  existingOwlcastHint: 'Aggiunge questa registrazione alle altre.',
  moreOptions: 'Altre opzioni',
  loading: 'Caricamento dei tuoi Owlcast',
  failed: 'Non siamo riusciti a caricare gli altri tuoi Owlcast.',
}
