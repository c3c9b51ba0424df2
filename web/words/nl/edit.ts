/** Dutch texts for editing a published post. */
import type * as English from '../edit'

export const EDIT: typeof English.EDIT = {
  edit: 'Bewerken',
  editLabel: (title) => `${title} bewerken`,
  heading: (noun) => `Bewerk ${noun}`,
  title: 'Titel',
  defaultTitleHint: (title) => `Laat je dit leeg, dan heet het ‘${title}’.`,
  name: 'Naam',
  description: 'Beschrijving',
  tags: 'Tags',
  tagsHint: 'Zet spaties tussen je tags. Wij voegen de # toe.',
  scriptReadOnly: 'Je kunt de tekst niet wijzigen. Neem het verhaal opnieuw op voor een nieuwe tekst.',
  confirmsAnonymity: 'De titel en tags zeggen niet over wie het gaat, tenzij het verhaal dat zelf zegt.',
  restored: 'We hebben teruggezet wat je had getypt.',
  cancel: 'Annuleren',
  save: 'Opslaan',
  saving: 'Wordt opgeslagen',
  saved: 'Wijzigingen opgeslagen',
  edited: 'Bewerkt',
}
