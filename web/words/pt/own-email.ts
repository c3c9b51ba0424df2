/** Portuguese texts for the account's e-mail address in the settings. */
import type * as English from '../own-email'

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: 'E-mail',
  none: 'Nenhum e-mail',
  hint: 'Entre com ele e uma senha, e ouça o que enviam para ele. Ninguém mais vê.',
  noneHint: 'Adicione um para entrar também com senha, e para voltar se perder seu número.',
  add: 'Adicionar',
  addOf: 'Adicionar um e-mail',
  dialog: 'Seu e-mail',
  text: 'Enviamos um link para ele; abra neste navegador e escolha uma senha.',
  sent: (email) => `Enviamos uma mensagem para ${email}. O link vale por uma hora, neste navegador.`,
}
