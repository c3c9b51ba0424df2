/** Portuguese texts for the settings. */
import type * as English from '../settings'

export const SETTINGS: typeof English.SETTINGS = {
  title: 'Configurações',
  account: 'Conta',
  signedOut: {
    title: 'Você não entrou na conta',
    text: 'Quando entrar, seu plano, suas notificações e seus dados estarão aqui.',
    action: 'Entrar',
  },
  device: 'Este dispositivo',
  scheme: 'Noite ou alvorada',
  schemeHint: 'As cores do app.',
  schemes: { system: 'Sistema', dark: 'Noite', light: 'Alvorada' },
  language: 'Idioma',
  languageHere: 'Como neste navegador',
  lossless: 'WAV sem perdas',
  losslessHint: (minutes, megabytes) =>
    `Envia gravações sem compressão: até ${minutes} minutos, que são ${megabytes} MB.`,
}
