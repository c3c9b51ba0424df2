/** Spanish texts for passkeys in the settings. */
import type * as English from '../passkeys'

export const PASSKEYS: typeof English.PASSKEYS = {
  title: 'Llaves de acceso',
  withoutPassword: 'Inicia sesión sin contraseña',
  hint: 'Con tu dedo, tu cara o el bloqueo de tu dispositivo.',
  unknown: 'Este navegador no puede guardar llaves de acceso.',
  add: 'Añadir una llave de acceso',
  added: 'Llave de acceso añadida. Ya puedes iniciar sesión con ella.',
  since: 'Añadida',
  used: 'último uso',
  unused: 'aún sin usar',
  rename: (name) => `Cambiar el nombre de ${name}`,
  renameTitle: 'Dale un nombre a esta llave',
  name: 'Nombre',
  save: 'Guardar',
  saved: 'Guardado.',
  remove: (name) => `Quitar ${name}`,
  removeTitle: '¿Quitar esta llave de acceso?',
  removeText: (name) =>
    `«${name}» ya no abrirá tu cuenta. Puede que tu dispositivo la siga mostrando; puedes eliminarla allí.`,
  keep: 'Conservarla',
  confirmRemove: 'Quitar llave',
  removed: 'Se quitó la llave de acceso.',
  loading: 'Buscando tus llaves de acceso…',
  tryAgain: 'Reintentar',
}
