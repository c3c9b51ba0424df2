/** Italian texts for creating an owlcast and recording into one. */
import { OWLCAST_FEE_CENTS } from '../../../domain/limits'
import { formatDollars } from '../../../domain/paywall'
import type * as English from '../new-owlcast'

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Crea un Owlcast',
  from: (title) => `Nasce da «${title}».`,
  fromUntitled: 'Nasce dalla voce che hai ascoltato.',
  name: 'Nome',
  description: 'Descrizione',
  tags: 'Tag',
  tagsHint: 'Parole separate da spazi. Il # si aggiunge da solo.',
  privacy: 'Visibilità',
  visibilities: { public: 'Pubblico', unlisted: 'Non in elenco', private: 'Privato' },
  hints: {
    public: 'Chiunque lo trova.',
    unlisted: 'Chi ha il link lo ascolta.',
    private: 'Riservato a te e a chi inviti.',
  },
  proOnly: 'Non in elenco e privato fanno parte di Pro.',
  invitees: 'Inviti',
  inviteesHint: 'Nomi utente, e-mail o numeri di telefono, separati da virgole.',
  invited: 'Chi si intende',
  inviteeTooLong: 'È troppo lungo per un nome o un indirizzo.',
  unresolved: 'Verificato all’invito.',
  byMail: 'via e-mail',
  byPhone: 'i messaggi verso un telefono non sono ancora disponibili: ricevi un link da consegnare',
  fee: `Costo di creazione ${formatDollars(OWLCAST_FEE_CENTS)} – offerto`,
  cancel: 'Annulla',
  create: 'Crea l’Owlcast',
  creating: 'Creazione del tuo Owlcast',
  stopped: 'Non creato. Quello che hai scritto è ancora qui.',
  sourceGone: 'La voce da cui nasceva è svanita. Tocca ancora una volta per crearlo senza.',
  madeBefore: 'Questo Owlcast era già stato creato, come l’hai inviato la prima volta.',
  made: (name) => `«${name}» è creato.`,
  madeInviting: (name, sent) => `«${name}» è creato. ${sent}`,
  record: 'Registra',
}

export const INTO: typeof English.INTO = {
  label: 'Registra in',
  fresh: 'Uno nuovo',
  freshHint: 'Un nuovo Owlcast pubblico: il titolo è il suo nome, e comincia con questa registrazione.',
  mineHint: 'Lì si unisce alle altre registrazioni.',
  more: 'Crea con prezzo, visibilità, inviti',
  loading: 'Ricerca dei tuoi Owlcast',
  failed: 'Non è stato possibile caricare gli altri tuoi Owlcast.',
}
