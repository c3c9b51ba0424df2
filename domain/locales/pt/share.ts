/** Portuguese texts for share pages, which the Worker renders, and the podcast player they share with the app. */
import { createPluralizer } from '../../i18n/plural'
import { PODCAST_FILE_KEPT_DAYS } from '../../podcasts/podcasts.limits'
import type * as English from '../en/share'

const counted = createPluralizer('pt')

const seconds = (count: number) =>
  counted(count, { one: 'o primeiro segundo', other: 'os primeiros # segundos' })

export const SHARE: typeof English.SHARE = {
  words: 'O que foi dito',
  product: 'Owlcast',
  signIn: 'Entrar',
  openOwlcast: 'Abrir o Owlcast',
  skip: 'Pular para o conteúdo',
  reply: 'Responder',
  copyLink: 'Copiar link',
  report: 'Denunciar violação de direitos autorais',
  linkCopied: 'Link copiado!',
  copyManually: 'Não foi possível copiar o link. Você pode copiá-lo aqui:',
  linkLabel: 'Link deste post',
  tags: 'Tags',
  recordings: (count) => `Gravações (${count})`,
  noRecordings: 'Nenhuma gravação ainda',
  more: 'Mais',
  recordedIn: 'Gravado em',
  inReplyTo: 'Em resposta a',
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
  imported: 'Trazida de fora',
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
  hello: (name) => `Olá de ${name}`,
  newestPosts: 'Posts mais recentes',
  empty: 'Nenhum post público no momento.',
  listenMore: 'Ouvir mais no Owlcast',
  summary: (name, voices, newest) =>
    voices === 0
      ? `${name} está no Owlcast, onde as pessoas falam.`
      : `Ouça ${name} no Owlcast. Post mais recente: ${newest}`,
  pictureOf: (name) => `Foto de ${name}`,
}

export const SYNDICATION: typeof English.SYNDICATION = {
  personDescription: (name) => `O que ${name} diz no Owlcast.`,
  postDescription: (title, name) => `${title}, de ${name} no Owlcast.`,
  tagTitle: (tag) => `#${tag} no Owlcast`,
  tagDescription: (tag) => `Publicações públicas com a tag #${tag}.`,
  previewTitle: (title) => `${title} (prévia)`,
  braidTitle: (title) => `${title}, com as respostas`,
  braidDescription: (title, names) => `${title}, com as respostas de ${names} no momento certo.`,
}

export const LATEST: typeof English.LATEST = {
  title: 'Novidades no Owlcast',
  titleOfKind: (kinds) => `Novidades no Owlcast: ${kinds}`,
  description: 'Vozes públicas que ficam. Ouça aqui mesmo, sem conta.',
  tagTitle: (tag) => `#${tag}`,
  tagDescription: (tag) => `Publicações públicas com a tag #${tag} no Owlcast.`,
  kinds: 'Tipos de posts',
  all: 'Tudo',
  empty: 'Não há nada aqui agora.',
  older: 'Publicações anteriores',
  newest: 'Publicações mais recentes',
  openApp: 'Abrir o Owlcast',
  subscribe: 'Assinar em um app de podcasts',
  subscribeHint: 'Escolha seu app ou cole nele o endereço do feed.',
  address: 'Endereço do feed',
  jsonFeed: 'JSON Feed',
  scan: 'Escaneie com o celular',
  added: 'Respostas desta corrente',
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

export const PODCAST: typeof English.PODCAST = {
  sectionLabel: 'O podcast a que você responde',
  steps: 'Etapas',
  step: { load: 'Carregar áudio', trim: 'Cortar um trecho', record: 'Gravar' },
  url: 'URL do podcast',
  urlHint: 'Sem um trecho, sua resposta só leva a este endereço.',
  urlPlaceholder: 'https://',
  load: 'Carregar',
  loading: (megabytes) => `Carregando · ${megabytes} MB`,
  stop: 'Parar',
  upload: 'Enviar um arquivo de áudio',
  uploadHint: 'WAV, MP3, OGG ou M4A, menos de 50 MB. Fica neste dispositivo. Só o seu trecho é enviado.',
  uploadHintSaved: `WAV, MP3, OGG ou M4A, menos de 50 MB. Os outros ouvem só o seu trecho. Guardamos o arquivo por ${PODCAST_FILE_KEPT_DAYS} dias para você, para recortar de novo em outro dispositivo.`,
  kept: 'Seus arquivos',
  openFile: 'Abrir',
  openFileLabel: (name) => `Abrir ${name}`,
  copy: {
    saving: 'Guardando para seus outros dispositivos',
    kept: `Guardado por ${PODCAST_FILE_KEPT_DAYS} dias`,
    failed: 'Não foi possível guardar para seus outros dispositivos',
    unsupported: 'Não conseguimos guardar este tipo de arquivo para seus outros dispositivos',
  },
  onlyFirst: (length: string) => `Só dá para ler o começo deste arquivo, até ${length}.`,
  reading: 'Lendo o arquivo',
  signInHint: 'Alguns sites bloqueiam navegadores. Entre, e nós carregamos para você.',
  demo: 'Usar áudio de teste',
  demoHint: 'Use cinco minutos de tons suaves no lugar. Sua resposta leva a marca “Áudio de teste”.',
  demoLabel: 'Áudio de teste',
  loaded: 'Carregado',
  uploaded: 'Enviado',
  size: (megabytes) => `${megabytes} MB`,
  change: 'Trocar',
  changeClip: 'Trocar o trecho',
  trim: 'Cortar',
  trimming: 'Cortando',
  chooseClip: 'Escolha seu trecho',
  clipLength: (seconds, most) => `${seconds} s de ${most} s`,
  start: 'Início',
  end: 'Fim',
  wholeEpisode: 'Episódio inteiro',
  clipInEpisode: 'Trecho no episódio',
  oneSecond: (sign) => `${sign}1 s`,
  fromStart: 'Do início',
  lastSeconds: (seconds) => `Últimos ${seconds} s`,
  keys: 'Teclas:',
  keySeconds: (figure) => `${figure} s`,
  playClip: 'Tocar o trecho',
  pauseClip: 'Pausar o trecho',
  formatMinutes: (minutes, seconds) =>
    minutes > 0
      ? `${counted(minutes, { one: '# minuto', other: '# minutos' })} ${seconds} segundos`
      : `${seconds} segundos`,
  trimmed: (range) => `Áudio cortado! ${range}`,
  author: 'A quem você responde',
  subject: 'Assunto ou tema',
  replyingTo: (author) => `Em resposta a ${author}`,
  clip: (start, end) => `trecho de ${start} a ${end}`,
  clipTitle: (author) => `trecho do podcast de ${author}`,
  clipOf: (author) => `Trecho de ${author}`,
  replyOf: (author) => `Resposta de ${author}`,
  fromHost: (host) => `de ${host}`,
}

export const INVITED: typeof English.INVITED = {
  heading: 'Convite',
  invitedBy: (inviter) => `${inviter} convidou você para colaborar.`,
  invitee: (masked) => `O convite é para ${masked}.`,
  signInHint: 'Entre com essa conta para aceitar.',
  accept: 'Aceitar',
  accepted: (inviter) => `Agora você colabora com ${inviter}.`,
  undo: 'Desfazer',
  collaborationEnded: 'Você não colabora mais.',
  ownInvitation: (to) => `Você enviou este convite para ${to}. Ele ainda não foi aceito.`,
}
