/** German texts for the page for unknown addresses. */
import type * as English from '../not-found'

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'Hier ist nichts',
  text: 'Vielleicht ist die Adresse vertippt, oder was hier war, ist umgezogen.',
  home: 'Zu Owlcast',
  search: 'Suchen',
}
