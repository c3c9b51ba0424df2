/** Italian texts for editing a published post. */
import type * as English from '../edit'

export const EDIT: typeof English.EDIT = {
  edit: 'Modifica',
  editLabel: (title) => `Modifica ${title}`,
  heading: (noun) => `Modifica ${noun}`,
  title: 'Titolo',
  titleEmpty: (title) => `Senza titolo si chiama «${title}».`,
  name: 'Nome',
  description: 'Descrizione',
  tags: 'Tag',
  tagsHint: 'Parole separate da spazi. Il # si aggiunge da solo.',
  scriptFixed: 'Il testo resta com’è stato letto. Registra di nuovo la storia per cambiarlo.',
  namesNobody: 'Titolo e tag non dicono di chi parla questa storia, oltre a ciò che dice la storia stessa.',
  restored: 'Quello che avevi scritto è tornato.',
  cancel: 'Annulla',
  save: 'Salva',
  saving: 'Salvataggio in corso',
  saved: 'Modifiche salvate',
  edited: 'Modificato',
}
