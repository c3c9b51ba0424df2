/** Portuguese texts for the user's data: export, sign-out and account deletion. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../leaving'

const counted = createPluralizer('pt')
const megabytes = (bytes: number) =>
  bytes < 1_000_000
    ? 'menos de 1\u00a0MB'
    : `cerca de ${Math.round(bytes / 1_000_000).toLocaleString('pt')}\u00a0MB`
const soFar = new Intl.NumberFormat('pt', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const ACCOUNT_DATA: typeof English.ACCOUNT_DATA = {
  title: 'Dados',
  exportTitle: 'Baixe seus dados',
  exportHint: 'Um arquivo zip com seus posts e mensagens, e uma página para ouvi-los.',
  download: 'Baixar',
  exportSize: (files, bytes) =>
    files === 0
      ? 'Ainda não há sons nem imagens.'
      : `${counted(files, { one: '# som ou imagem', many: '# de sons e imagens', other: '# sons e imagens' })}, ${megabytes(bytes)}.`,
  downloading: (bytes) => `${soFar.format(bytes / 1_000_000)}\u00a0MB até agora`,
  progress: 'Progresso do download',
  cancel: 'Cancelar',
  canceled: 'Download cancelado.',
  saved: 'Seus dados estão nos seus downloads.',
  browserDownloads: 'Seu navegador está baixando seus dados.',
  signOutTitle: 'Sair',
  signOutHint: 'Só neste dispositivo.',
  signOut: 'Sair',
  deleteTitle: 'Excluir tudo',
  deleteHint: 'Remove seus posts, suas mensagens e seu perfil.',
  deleteAll: 'Excluir todos os meus dados',
  tryAgain: 'Tentar de novo',
}

export const ACCOUNT_DELETION: typeof English.ACCOUNT_DELETION = {
  title: 'Excluir todos os seus dados?',
  text: 'Isto exclui sua conta de vez: seus posts, suas mensagens e seu perfil, o que outras pessoas gravaram nos seus Owlcasts e todas as suas formas de entrar. Não pode ser desfeito.',
  exportFirst: 'Quer baixar tudo antes?',
  loading: 'Verificando seus dados…',
  password: 'Sua senha',
  code: 'O código que enviamos',
  codeHint: (phone) => `Digite os seis números que enviamos para ${phone}.`,
  sendCode: (phone) => `Enviar um código para ${phone}`,
  openDevMailbox: 'Abrir a caixa de e-mail de desenvolvimento',
  reauthenticate: 'Entre de novo primeiro, para sabermos que é você.',
  signInAgain: 'Entrar de novo',
  reason: 'Entre de novo e depois exclua tudo nas configurações.',
  username: 'Digite seu nome de usuário para confirmar',
  usernameHint: (name) => `@${name}`,
  cancel: 'Manter tudo',
  confirm: 'Excluir todos os meus dados',
}

export const RECEIPT: typeof English.RECEIPT = {
  title: 'Seus dados foram excluídos',
  deletedAt: (when) => `Data: ${when}.`,
  allDeleted: 'Não temos mais nada deles.',
  inProgress: 'Ninguém mais pode vê-los. O resto some em alguns minutos.',
  emailSent: 'Enviamos um último e-mail que confirma isso.',
  retained: 'O que mantivemos, e por quê',
  deviceCleared: 'O que este dispositivo guardava também sumiu.',
  home: 'Ir para o início',
  noReceipt: 'Não há mais nada para mostrar aqui.',
}
