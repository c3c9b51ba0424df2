/** Spanish texts for the account's e-mail address in the settings. */
import type * as English from '../own-email'

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: 'Correo electrónico',
  none: 'Sin dirección de correo',
  hint: 'Inicia sesión con él y una contraseña, y oye lo que te envíen ahí. Nadie más lo ve.',
  noneHint: 'Añade uno para entrar también con contraseña, y para volver si pierdes tu número.',
  add: 'Añadir',
  addOf: 'Añadir una dirección de correo',
  dialog: 'Tu dirección de correo',
  text: 'Te enviamos un enlace; púlsalo en este navegador y elige una contraseña.',
  sent: (email) => `Enviamos un mensaje a ${email}. Su enlace funciona durante una hora, en este navegador.`,
}
