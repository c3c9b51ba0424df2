/** German texts for editing a published post. */
import type * as English from '../edit'

export const EDIT: typeof English.EDIT = {
  edit: 'Bearbeiten',
  editLabel: (title) => `${title} bearbeiten`,
  heading: (noun) => `${noun} bearbeiten`,
  title: 'Titel',
  titleEmpty: (title) => `Ohne Titel heißt es „${title}“.`,
  name: 'Name',
  description: 'Beschreibung',
  tags: 'Tags',
  tagsHint: 'Wörter mit Leerzeichen dazwischen. Das # kommt von selbst.',
  scriptFixed: 'Der Text bleibt, wie er vorgelesen wurde. Nimm die Geschichte neu auf, um ihn zu ändern.',
  namesNobody:
    'Titel und Tags verraten nicht, um wen es geht, soweit es nicht schon die Geschichte selbst sagt.',
  restored: 'Was du vorhin getippt hattest, ist wieder da.',
  cancel: 'Abbrechen',
  save: 'Speichern',
  saving: 'Wird gespeichert',
  saved: 'Änderungen gespeichert',
  edited: 'Bearbeitet',
}
