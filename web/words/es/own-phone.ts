/** Spanish texts for the account's phone number in the settings. */
import type * as English from '../own-phone'

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Número de teléfono',
  none: 'Sin número de teléfono',
  hint: 'Inicia sesión con un código y oye lo que envíen a tu número. Nadie más lo ve.',
  add: 'Añadir',
  addOf: 'Añadir un número de teléfono',
  change: 'Cambiar',
  changeOf: 'Cambiar el número de teléfono',
  remove: 'Quitar',
  removeOf: 'Quitar el número de teléfono',
  dialog: 'Tu número de teléfono',
  prove: 'Verificar número',
  set: (shown) => `El ${shown} ya es tuyo.`,
  removeTitle: '¿Quitar tu número de teléfono?',
  removeText: 'Nadie podrá entrar con él, y ya no podrás oír lo que se envió a ese número.',
  keep: 'Conservarlo',
  confirmRemove: 'Quitar número',
  removed: 'Se quitó el número de teléfono.',
}
