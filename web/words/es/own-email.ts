/** Spanish texts for the account's e-mail address in the settings. */
import type * as English from '../own-email'

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: 'Correo electrónico',
  none: 'Sin dirección de correo',
  hint: 'Úsalo para entrar con una contraseña y recibir los mensajes que te envíen ahí. Solo tú lo ves.',
  noneHint: 'Añade uno para entrar también con contraseña y para recuperar tu cuenta si pierdes tu número.',
  add: 'Añadir',
  addLabel: 'Añadir una dirección de correo',
  dialogTitle: 'Tu dirección de correo',
  text: 'Te enviaremos un enlace por correo. Ábrelo en este navegador y elige una contraseña.',
  sent: (email) => `Enviamos un enlace a ${email}. Funciona durante una hora, en este navegador.`,
}
