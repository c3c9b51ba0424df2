/** Spanish texts for the account's phone number in the settings. */
import type * as English from '../own-phone'

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Número de teléfono',
  none: 'Sin número de teléfono',
  hint: 'Úsalo para entrar con un código y recibir los mensajes que te envíen a tu número. Solo tú lo ves.',
  add: 'Añadir',
  addOf: 'Añadir un número de teléfono',
  change: 'Cambiar',
  changeOf: 'Cambiar el número de teléfono',
  remove: 'Quitar',
  removeOf: 'Quitar el número de teléfono',
  dialog: 'Tu número de teléfono',
  prove: 'Verificar número',
  set: (shown) => `Tu número de teléfono ahora es el ${shown}.`,
  removeTitle: '¿Quitar tu número de teléfono?',
  removeText: 'Ya no podrás entrar con él ni oír los mensajes que te envíen a ese número.',
  keep: 'Conservarlo',
  confirmRemove: 'Quitar número',
  removed: 'Se quitó el número de teléfono.',
}
