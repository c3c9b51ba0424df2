/** Spanish texts for passkeys in the settings. */
import type * as English from '../passkeys'

export const PASSKEYS: typeof English.PASSKEYS = {
  title: 'Llaves de acceso',
  withoutPassword: 'Inicia sesión sin contraseña',
  hint: 'Con tu huella, tu cara o el bloqueo de pantalla.',
  unsupported: 'Este navegador no admite llaves de acceso.',
  add: 'Añadir una llave de acceso',
  added: 'Llave de acceso añadida. Ya puedes iniciar sesión con ella.',
  addedAt: 'Añadida',
  lastUsed: 'último uso',
  neverUsed: 'aún sin usar',
  rename: (name) => `Cambiar el nombre de ${name}`,
  renameTitle: 'Dale un nombre a esta llave',
  name: 'Nombre',
  save: 'Guardar',
  saved: 'Guardado.',
  remove: (name) => `Quitar ${name}`,
  removeTitle: '¿Quitar esta llave de acceso?',
  removeText: (name) =>
    `Ya no podrás iniciar sesión con «${name}». Puede que tu dispositivo la siga mostrando. Puedes eliminarla allí.`,
  cancel: 'Conservarla',
  confirmRemove: 'Quitar llave',
  removed: 'Se quitó la llave de acceso.',
  loading: 'Cargando tus llaves de acceso…',
  tryAgain: 'Reintentar',
}
