/** Portuguese texts for finding contacts and being found by them. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../contacts'

const counted = createPluralizer('pt')

export const CONTACTS: typeof English.CONTACTS = {
  section: 'Sincronizar contatos',
  title: 'Contatos sincronizados',
  find: 'Encontre quem você conhece',
  findHint: 'Vê quais dos seus contatos querem ser encontrados aqui.',
  start: 'Sincronizar',
  startLabel: 'Sincronizar contatos',
  open: 'Abrir',
  openLabel: 'Abrir os contatos sincronizados',
  figures: (here, all) =>
    `No Owlcast: ${here} de ${counted(all, { one: '# contato', many: '# de contatos', other: '# contatos' })}.`,
  lastSynced: 'Última sincronização:',
  never: 'Ainda não comparados.',

  intro: 'Seus contatos ficam neste dispositivo.',
  introText:
    'Só os endereços e números deles são enviados, comparados e esquecidos. Você encontra quem quer ser encontrado, e ninguém fica sabendo que você procurou.',
  choose: 'Escolher contatos',
  file: 'Importar um arquivo',
  fileHint:
    'Um arquivo .csv ou .vcf, como os que o Google, o Outlook e a Apple exportam. Você pode soltá-lo aqui.',
  drop: 'Solte o arquivo aqui',
  reading: 'Lendo seus contatos',
  checking: (done, all) => `Comparados ${done} de ${all}`,
  progress: 'Contatos comparados',
  cancel: 'Cancelar',
  offline: 'Você está sem conexão. Seus contatos serão comparados quando você sincronizar de novo.',
  left: (count, daily) =>
    `${counted(count, { one: 'Falta # endereço ou número', many: 'Faltam # de endereços e números', other: 'Faltam # endereços e números' })} para comparar. Sincronize de novo para continuar; cabem ${daily.toLocaleString('pt')} por dia.`,
  unread: (count) =>
    counted(count, {
      one: '# contato só tem números sem país, que não podem ser comparados.',
      other: '# contatos só têm números sem país, que não podem ser comparados.',
    }),
  most: (count) => `No máximo ${count} contatos são guardados.`,
  full: 'Este dispositivo não tem espaço para guardar seus contatos: eles ficam aqui até você sair desta página.',

  search: 'Buscar contatos',
  nothing: (typed) => `Nenhum contato encontrado para “${typed}”`,
  here: (count) => `No Owlcast (${count})`,
  nobody: 'Por enquanto, nenhum deles pode ser encontrado no Owlcast.',
  others: (count) => `Convidar (${count})`,
  waiting: (count) => `Ainda não comparados (${count})`,
  othersHint: 'Não enviamos nada a ninguém: quem escreve é você.',
  follow: 'Seguir',
  followed: 'Seguindo',
  followLabel: (name) => `Seguir ${name}`,
  followedLabel: (name) => `Seguindo ${name}`,
  followAll: 'Seguir todas as contas',
  followedAll: (count) =>
    counted(count, {
      one: 'Você segue mais # pessoa.',
      many: 'Você segue mais # de pessoas.',
      other: 'Você segue mais # pessoas.',
    }),
  share: 'Compartilhar seu link',
  more: 'Ver mais',
  mailLabel: (name) => `Convidar ${name} por e-mail`,
  textLabel: (name) => `Convidar ${name} por SMS`,
  linkLabel: (name) => `Compartilhar seu link com ${name}`,

  again: 'Sincronizar de novo',
  tryAgain: 'Tentar de novo',
  remove: 'Remover contatos sincronizados',
  removeTitle: 'Remover os contatos sincronizados?',
  removeText: 'Eles saem deste dispositivo. Quem você segue, você continua seguindo.',
  keep: 'Manter',
  confirmRemove: 'Remover',
  removed: 'Seus contatos não estão mais neste dispositivo.',
}

export const NO_IMPORT: typeof English.NO_IMPORT = {
  size: 'O arquivo tem mais de 5 MB.',
  type: 'Só arquivos .csv e .vcf podem ser lidos.',
  empty: 'Não há nenhum e-mail nem telefone nele.',
  unreadable: 'Não foi possível ler o arquivo.',
}

export const INVITE: typeof English.INVITE = {
  subject: 'Me ouça no Owlcast',
  text: (link) => `Estou no Owlcast, onde as pessoas falam com a própria voz. Me ouça aqui: ${link}`,
}

export const FOUND_BY: typeof English.FOUND_BY = {
  email: 'Quem tem meu e-mail pode me encontrar',
  phone: 'Quem tem meu número pode me encontrar',
  hint: 'Desligado, a não ser que você queira. Verão de você o que todo mundo vê.',
  noEmail: 'Você ainda não tem um e-mail aqui.',
  noPhone: 'Você ainda não tem um número de telefone aqui.',
  loading: 'Vendo quem pode encontrar você',
}
