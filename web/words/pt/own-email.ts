/** Portuguese texts for the account's e-mail address in the settings. */
import type * as English from '../own-email'

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: 'E-mail',
  none: 'Nenhum e-mail',
  hint: 'Use para entrar com uma senha e receber as mensagens enviadas para ele. Só você vê.',
  noneHint: 'Adicione um para entrar também com senha, e para recuperar o acesso se perder seu número.',
  add: 'Adicionar',
  addLabel: 'Adicionar um e-mail',
  dialogTitle: 'Seu e-mail',
  text: 'Enviaremos um link por e-mail. Abra-o neste navegador e escolha uma senha.',
  sent: (email) => `Enviamos um link para ${email}. Ele vale por uma hora, neste navegador.`,
}
