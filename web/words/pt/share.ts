/** Portuguese texts for share pages, embeds and link previews. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../share'

const counted = createPluralizer('pt')
const seconds = (count: number) =>
  count === 1 ? 'o primeiro segundo' : counted(count, { other: 'os primeiros # segundos' })

export const SHARE: typeof English.SHARE = {
  product: 'Owlcast',
  signIn: 'Entrar',
  openOwlcast: 'Abrir o Owlcast',
  skip: 'Pular para o conteúdo',
  reply: 'Responder',
  copyLink: 'Copiar link',
  report: 'Denunciar direitos autorais',
  linkCopied: 'Link copiado!',
  copyManually: 'Não foi possível copiar o link. Você pode copiá-lo aqui:',
  linkLabel: 'Link deste post',
  tags: 'Tags',
  recordings: (count) => `Gravações (${count})`,
  noRecordings: 'Nenhuma gravação ainda',
  untitled: 'Sem título',
  more: 'Mais',
  recordedIn: 'Gravado em',
  free: 'Grátis para ouvir',
  priceToListen: (price) => `${price} para ouvir`,
  preview: (count) => `Você pode ouvir ${seconds(count)} de graça.`,
  previews: (count) => `Você pode ouvir até ${count} s de cada gravação de graça.`,
  listenToAll: 'Ouvir tudo no Owlcast',
  sample: 'Amostra',
  length: 'Duração',
  contents: 'Gravações',
  author: 'Autoria',
  messageWaiting: 'Uma mensagem de voz espera por você',
  openHint:
    'Alguém enviou este link para você, e ele funciona uma vez. Toque em Abrir para ouvir a mensagem neste navegador, agora e depois.',
  open: 'Abrir',
  newLink: 'Enviar um novo link',
  newLinkSent: 'Se este link era nosso, enviamos um novo para o mesmo endereço. Pode levar um minuto.',
  footer: 'Compartilhado do Owlcast, a rede social mística em que a voz vem primeiro.',
  loading: 'Carregando',
  notFound: 'Conteúdo não encontrado',
  expiryHint: 'Squawks somem depois de um ou dois dias. Talvez este já tenha expirado.',
  back: 'Voltar ao Owlcast',
  retry: 'Tentar de novo',
  details: 'Detalhes técnicos',
  copyDetails: 'Copiar detalhes',
  detailsCopied: 'Detalhes copiados!',
  present: 'presente',
  none: 'nenhum',
  listenOnOwlcast: 'Ouvir no Owlcast',
  edited: 'Com alterações',
  routerWorks: 'O roteador de links funciona.',
  by: (author) => `de ${author}`,
  with: (names) => `com ${names}`,
  summary: (kind, author, length, tags) =>
    [`${kind} de ${author}`, length, tags].filter((part) => part !== '').join(' · '),
  recordingCount: (count) =>
    counted(count, { one: '# gravação', many: '# de gravações', other: '# gravações' }),
  positionInList: (at, of) => `${at} de ${of}`,
  pageTitle: (title) => `${title} · Owlcast`,
  audioOf: (title) => `Áudio de ${title}`,
}

export const SHARED_MEMBER: typeof English.SHARED_MEMBER = {
  pageTitle: (name, username) => `${name} (@${username}) · Owlcast`,
  pro: 'Pro',
  memberSince: (day) => `No Owlcast desde: ${day}`,
  followers: (count) =>
    counted(count, {
      one: '#\u00a0seguidor',
      many: '#\u00a0de\u00a0seguidores',
      other: '#\u00a0seguidores',
    }),
  follow: 'Seguir no Owlcast',
  newestPosts: 'Posts mais recentes',
  empty: 'Nenhum post público no momento.',
  listenMore: 'Ouvir mais no Owlcast',
  summary: (name, voices, newest) =>
    voices === 0
      ? `${name} está no Owlcast, onde as pessoas falam.`
      : `Ouça ${name} no Owlcast. Post mais recente: ${newest}`,
  pictureOf: (name) => `Foto de ${name}`,
}

export const DETAIL_LABELS: typeof English.DETAIL_LABELS = {
  url: 'URL',
  pathname: 'Caminho',
  searchParams: 'Parâmetros',
  contentType: 'Tipo de conteúdo',
  id: 'ID',
  token: 'Token',
  invitation: 'Convite',
  message: 'Erro',
  requestId: 'Solicitação',
}
