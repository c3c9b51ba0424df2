/** Portuguese texts for the settings. */
import type * as English from '../settings'

export const SETTINGS: typeof English.SETTINGS = {
  title: 'Configurações',
  account: 'Conta',
  signedOut: {
    title: 'Você não entrou na conta',
    text: 'Entre para ver seu plano, suas notificações e seus dados.',
    action: 'Entrar',
  },
  device: 'Este dispositivo',
  appearance: 'Aparência',
  appearanceHint: 'As cores do app.',
  appearanceOptions: { system: 'Dispositivo', dark: 'Escuro', light: 'Claro' },
  language: 'Idioma',
  browserLanguage: 'Como neste navegador',
  lossless: 'WAV sem perdas',
  losslessHint: (minutes, megabytes) =>
    `Envia gravações sem compressão: até ${minutes} minutos, que são ${megabytes} MB.`,
}
