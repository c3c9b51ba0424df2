/** German texts for the page for unknown addresses. */
import type * as English from '../not-found'

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'Seite nicht gefunden',
  text: 'Prüfe die Adresse. Vielleicht wurde die Seite verschoben oder gelöscht.',
  home: 'Zu Owlcast',
  search: 'Suchen',
}
