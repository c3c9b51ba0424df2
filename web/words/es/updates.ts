/** Spanish texts for app updates and installation. */
import type * as English from '../updates'

export const UPDATES: typeof English.UPDATES = {
  ready: 'Hay una versión nueva',
  reload: 'Recargar',
}

export const INSTALL: typeof English.INSTALL = {
  title: 'Aplicación',
  install: 'Instalar la app',
  hint: 'Se abre en su propia ventana, funciona sin conexión y abre los podcasts que compartes desde otras apps.',
  manualSteps:
    'En Safari: Compartir y después Añadir a pantalla de inicio. En un Mac: Archivo y después Añadir al Dock.',
}
