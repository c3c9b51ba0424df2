/** Spanish texts for the settings. */
import type * as English from '../settings'

export const SETTINGS: typeof English.SETTINGS = {
  title: 'Ajustes',
  account: 'Cuenta',
  signedOut: {
    title: 'No has iniciado sesión',
    text: 'Inicia sesión para ver tu plan, tus notificaciones y tus datos.',
    action: 'Iniciar sesión',
  },
  device: 'Este dispositivo',
  appearance: 'Apariencia',
  appearanceHint: 'Los colores de la aplicación.',
  appearanceOptions: { system: 'Dispositivo', dark: 'Oscuro', light: 'Claro' },
  language: 'Idioma',
  browserLanguage: 'Como este navegador',
  lossless: 'WAV sin pérdida',
  losslessHint: (minutes, megabytes) =>
    `Envía las grabaciones sin comprimir: hasta ${minutes} minutos, que son ${megabytes} MB.`,
}
