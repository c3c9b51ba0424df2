/** Spanish texts for the account's phone number in the settings. */
import type * as English from '../own-phone'

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Número de teléfono',
  none: 'Sin número de teléfono',
  hint: 'Úsalo para entrar con un código y recibir los mensajes que te envíen a tu número. Solo tú lo ves.',
  add: 'Añadir',
  addLabel: 'Añadir un número de teléfono',
  change: 'Cambiar',
  changeLabel: 'Cambiar el número de teléfono',
  remove: 'Quitar',
  removeLabel: 'Quitar el número de teléfono',
  dialogTitle: 'Tu número de teléfono',
  verify: 'Verificar número',
  saved: (shown) => `Tu número de teléfono ahora es el ${shown}.`,
  removeTitle: '¿Quitar tu número de teléfono?',
  removeText: 'Ya no podrás entrar con él ni oír los mensajes que te envíen a ese número.',
  cancel: 'Conservarlo',
  confirmRemove: 'Quitar número',
  removed: 'Se quitó el número de teléfono.',
}
