/** Portuguese texts for the account's phone number in the settings. */
import type * as English from '../own-phone'

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Número de telefone',
  none: 'Nenhum telefone',
  hint: 'Entre com um código, e ouça o que enviam para o seu número. Ninguém mais vê.',
  add: 'Adicionar',
  addOf: 'Adicionar um número de telefone',
  change: 'Alterar',
  changeOf: 'Alterar o número de telefone',
  remove: 'Remover',
  removeOf: 'Remover o número de telefone',
  dialog: 'Seu número de telefone',
  prove: 'Verificar número',
  set: (shown) => `${shown} agora é seu.`,
  removeTitle: 'Remover seu número de telefone?',
  removeText: 'Ninguém mais entra com ele, e você não poderá mais ouvir o que foi enviado para ele.',
  keep: 'Manter',
  confirmRemove: 'Remover número',
  removed: 'O número de telefone foi removido.',
}
