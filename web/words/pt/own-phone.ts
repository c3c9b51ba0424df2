/** Portuguese texts for the account's phone number in the settings. */
import type * as English from '../own-phone'

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Número de telefone',
  none: 'Nenhum telefone',
  hint: 'Use para entrar com um código e receber as mensagens enviadas para seu número. Só você vê.',
  add: 'Adicionar',
  addLabel: 'Adicionar um número de telefone',
  change: 'Alterar',
  changeLabel: 'Alterar o número de telefone',
  remove: 'Remover',
  removeLabel: 'Remover o número de telefone',
  dialogTitle: 'Seu número de telefone',
  verify: 'Verificar número',
  saved: (shown) => `Seu número de telefone agora é ${shown}.`,
  removeTitle: 'Remover seu número de telefone?',
  removeText: 'Você não poderá mais entrar com ele nem ouvir as mensagens enviadas para ele.',
  cancel: 'Manter',
  confirmRemove: 'Remover número',
  removed: 'Número de telefone removido.',
}
