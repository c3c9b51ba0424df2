/** Italian texts for editing a published post. */
import type * as English from '../edit'

export const EDIT: typeof English.EDIT = {
  edit: 'Modifica',
  editLabel: (title) => `Modifica ${title}`,
  heading: (noun) => `Modifica ${noun}`,
  title: 'Titolo',
  defaultTitleHint: (title) => `Se lo lasci vuoto, si chiamerà «${title}».`,
  name: 'Nome',
  description: 'Descrizione',
  tags: 'Tag',
  tagsHint: 'Separa i tag con spazi. Il # lo aggiungiamo noi.',
  scriptReadOnly: 'Non puoi cambiare il testo. Per usarne uno nuovo, registra di nuovo la storia.',
  confirmsAnonymity: 'Titolo e tag non dicono di chi parla la storia, a meno che lo dica lei stessa.',
  restored: 'Abbiamo recuperato quello che avevi scritto.',
  cancel: 'Annulla',
  save: 'Salva',
  saving: 'Salvataggio in corso',
  saved: 'Modifiche salvate',
  edited: 'Modificato',
}
