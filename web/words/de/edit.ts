/** German texts for editing a published post. */
import type * as English from '../edit'

export const EDIT: typeof English.EDIT = {
  edit: 'Bearbeiten',
  editLabel: (title) => `${title} bearbeiten`,
  heading: (noun) => `${noun} bearbeiten`,
  title: 'Titel',
  defaultTitleHint: (title) => `Wenn du nichts einträgst, heißt es „${title}“.`,
  name: 'Name',
  description: 'Beschreibung',
  tags: 'Tags',
  tagsHint: 'Trenne Tags mit Leerzeichen. Das # setzen wir.',
  scriptReadOnly:
    'Du kannst den Text nicht ändern. Nimm die Geschichte für einen neuen Text noch einmal auf.',
  confirmsAnonymity: 'Titel und Tags verraten nicht, um wen es geht, außer die Geschichte sagt es selbst.',
  restored: 'Wir haben deine Eingaben wiederhergestellt.',
  cancel: 'Abbrechen',
  save: 'Speichern',
  saving: 'Wird gespeichert',
  saved: 'Änderungen gespeichert',
  edited: 'Bearbeitet',
}
