/** Portuguese texts for finding contacts and being found by them. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../contacts'

const counted = createPluralizer('pt')

export const CONTACTS: typeof English.CONTACTS = {
  section: 'Sincronizar contatos',
  title: 'Contatos sincronizados',
  heading: 'Encontre quem você conhece',
  findHint: 'Veja quais dos seus contatos estão no Owlcast.',
  start: 'Sincronizar',
  startLabel: 'Sincronizar contatos',
  open: 'Abrir',
  openLabel: 'Abrir os contatos sincronizados',
  summary: (here, all) =>
    `No Owlcast: ${here} de ${counted(all, { one: '# contato', many: '# de contatos', other: '# contatos' })}.`,
  lastSynced: 'Última sincronização:',
  notSynced: 'Ainda não sincronizados.',

  intro: 'Seus contatos ficam neste dispositivo.',
  introText:
    'Verificamos os e-mails e telefones deles, sem guardá-los. Você vê quem quer ser encontrado. Ninguém fica sabendo que você procurou.',
  choose: 'Escolher contatos',
  file: 'Importar um arquivo',
  fileHint: 'Um arquivo .csv ou .vcf do Google, Outlook ou Apple. Você pode soltá-lo aqui.',
  dropHint: 'Solte o arquivo aqui',
  reading: 'Lendo seus contatos',
  checking: (done, all) => `Verificados ${done} de ${all}`,
  progress: 'Contatos verificados',
  cancel: 'Cancelar',
  offline: 'Você está sem conexão. Sincronize de novo quando voltar.',
  uncheckedCount: (count, daily) =>
    `${counted(count, { one: 'Falta # e-mail ou telefone', many: 'Faltam # de e-mails e telefones', other: 'Faltam # e-mails e telefones' })} para verificar. Sincronize de novo para continuar. Você pode verificar ${daily.toLocaleString('pt')} por dia.`,
  missingCountryCode: (count) =>
    counted(count, {
      one: 'Não podemos verificar # contato. Falta o código do país nos números.',
      other: 'Não podemos verificar # contatos. Falta o código do país nos números.',
    }),
  limitReached: (count) => `Você pode sincronizar até ${count} contatos.`,
  storageFull:
    'Seu dispositivo está cheio e não conseguimos salvar seus contatos. Eles ficam aqui até você sair desta página.',

  search: 'Buscar contatos',
  noResults: (typed) => `Nenhum contato encontrado para “${typed}”`,
  matchedHeading: (count) => `No Owlcast (${count})`,
  noMatches: 'Ainda não encontramos nenhum dos seus contatos.',
  unmatchedHeading: (count) => `Convidar (${count})`,
  uncheckedHeading: (count) => `Ainda não verificados (${count})`,
  unmatchedHint: 'Não escrevemos para ninguém. Quem envia o convite é você.',
  follow: 'Seguir',
  following: 'Seguindo',
  followLabel: (name) => `Seguir ${name}`,
  followingLabel: (name) => `Seguindo ${name}`,
  followAll: 'Seguir todas as contas',
  followedAll: (count) =>
    counted(count, {
      one: 'Você segue mais # pessoa.',
      many: 'Você segue mais # de pessoas.',
      other: 'Você segue mais # pessoas.',
    }),
  share: 'Compartilhar seu link',
  more: 'Ver mais',
  emailLabel: (name) => `Convidar ${name} por e-mail`,
  smsLabel: (name) => `Convidar ${name} por SMS`,
  linkLabel: (name) => `Compartilhar seu link com ${name}`,

  syncAgain: 'Sincronizar de novo',
  tryAgain: 'Tentar de novo',
  remove: 'Remover contatos sincronizados',
  removeTitle: 'Remover os contatos sincronizados?',
  removeText: 'Tiramos os contatos deste dispositivo. Você continua seguindo as mesmas pessoas.',
  keepContacts: 'Manter',
  confirmRemove: 'Remover',
  removed: 'Contatos removidos deste dispositivo.',
}

export const NO_IMPORT: typeof English.NO_IMPORT = {
  size: 'O arquivo tem mais de 5 MB.',
  type: 'Só arquivos .csv e .vcf podem ser lidos.',
  empty: 'O arquivo não tem e-mails nem números de telefone.',
  unreadable: 'Não conseguimos ler o arquivo.',
}

export const INVITE: typeof English.INVITE = {
  subject: 'Me ouça no Owlcast',
  text: (link) => `Estou no Owlcast, onde as pessoas falam em vez de digitar. Me ouça aqui: ${link}`,
}

export const FOUND_BY: typeof English.FOUND_BY = {
  email: 'Quem tem meu e-mail pode me encontrar',
  phone: 'Quem tem meu número pode me encontrar',
  hint: 'Desligado até você ligar. As pessoas veem seu perfil público.',
  noEmail: 'Você ainda não adicionou um e-mail.',
  noPhone: 'Você ainda não adicionou um número de telefone.',
  loading: 'Carregando quem pode encontrar você',
}
