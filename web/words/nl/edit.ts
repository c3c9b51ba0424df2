/** Dutch texts for editing a published post. */
import type * as English from '../edit'

export const EDIT: typeof English.EDIT = {
  edit: 'Bewerken',
  editLabel: (title) => `${title} bewerken`,
  heading: (noun) => `Bewerk ${noun}`,
  title: 'Titel',
  titleEmpty: (title) => `Zonder titel heet het ‘${title}’.`,
  name: 'Naam',
  description: 'Beschrijving',
  tags: 'Tags',
  tagsHint: 'Woorden met spaties ertussen. De # komt vanzelf.',
  scriptFixed: 'De tekst blijft zoals die is voorgelezen. Neem het verhaal opnieuw op om hem te veranderen.',
  namesNobody: 'Titel en tags zeggen niet over wie het gaat, behalve wat het verhaal zelf al zegt.',
  restored: 'Wat je eerder had getypt, is terug.',
  cancel: 'Annuleren',
  save: 'Opslaan',
  saving: 'Wordt opgeslagen',
  saved: 'Wijzigingen opgeslagen',
  edited: 'Bewerkt',
}
