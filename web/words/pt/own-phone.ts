/** Portuguese texts for the account's phone number in the settings. */
import type * as English from '../own-phone'

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Número de telefone',
  none: 'Nenhum telefone',
  hint: 'Use para entrar com um código e receber as mensagens enviadas para seu número. Só você vê.',
  add: 'Adicionar',
  addOf: 'Adicionar um número de telefone',
  change: 'Alterar',
  changeOf: 'Alterar o número de telefone',
  remove: 'Remover',
  removeOf: 'Remover o número de telefone',
  dialog: 'Seu número de telefone',
  prove: 'Verificar número',
  set: (shown) => `Seu número de telefone agora é ${shown}.`,
  removeTitle: 'Remover seu número de telefone?',
  removeText: 'Você não poderá mais entrar com ele nem ouvir as mensagens enviadas para ele.',
  keep: 'Manter',
  confirmRemove: 'Remover número',
  removed: 'Número de telefone removido.',
}
