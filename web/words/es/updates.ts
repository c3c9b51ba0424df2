/** Spanish texts for app updates and installation. */
import type * as English from '../updates'

export const UPDATES: typeof English.UPDATES = {
  ready: 'Hay una versión nueva',
  reload: 'Recargar',
}

export const INSTALL: typeof English.INSTALL = {
  title: 'La aplicación',
  install: 'Instalar la app',
  hint: 'Se abre por sí sola, funciona sin conexión y recibe los podcasts que comparten otras apps.',
  byHand:
    'En Safari: Compartir y después Añadir a pantalla de inicio. En un Mac: Archivo y después Añadir al Dock.',
}
