/** Portuguese texts for recording: drafts, scripts, podcasts, the music library and owlcasts. */

import { formatDollars } from '../../billing/price'
import { createPluralizer } from '../../i18n/plural'
import type { TrackCollection } from '../../kinds'
import { OWLCAST_FEE_CENTS } from '../../limits'
import { endSentence } from '../../text/sentences'
import type * as English from '../en/record'

const counted = createPluralizer('pt')

export const START_LABELS: typeof English.START_LABELS = {
  plain: 'Começar a gravar',
  reading: 'Gravar a leitura',
  song: 'Gravar música original',
  overTrack: 'Gravar sobre o MUE',
}

export const PUBLISH_LABELS: typeof English.PUBLISH_LABELS = {
  mue: { alone: 'Enviar', withTrack: 'Enviar' },
  squawk: { alone: 'Publicar squawk', withTrack: 'Squawk + MUE' },
  nightingale: { alone: 'Música', withTrack: 'Música' },
}

export const RECORD: typeof English.RECORD = {
  heading: 'Gravar',
  modes: 'O que você vai gravar?',
  comingSoon: 'em breve',
  comingSoonHint: 'Ainda estamos preparando este. Os outros estão prontos.',
  recorder: 'Gravador',
  details: 'Detalhes',
  openFailed: 'Não foi possível abrir esta gravação. Termine a atual ou recarregue a página.',
  back: 'Voltar',
  cancel: 'Cancelar',
  limit: (limit) => `limite ${limit}`,
  limitAndRemaining: (limit, left) => `limite ${limit} · faltam ${left}`,
  remaining: (left) => `faltam ${left}`,
  waitingForMicrophone: 'Esperando o microfone',
  recording: 'Gravando',
  paused: 'Em pausa',
  shortcutStart: 'ou tecle',
  shortcutsRecording: 'Espaço pausa, Enter para',
  shortcutsPaused: 'Espaço continua, Enter para',
  pause: 'Pausar',
  resume: 'Continuar',
  stop: 'Parar gravação',
  redo: 'Refazer',
  goOn: 'Continuar a falar',
  goOnFailed: 'Não é possível continuar esta gravação.',
  trimEnds: 'Cortar as pontas',
  cutTo: (time) => `Cortar para ${time}`,
  undoCut: 'Desfazer corte',
  wholeRecording: 'Gravação inteira',
  zoomedPart: 'Parte ampliada',
  playPreview: 'Ouvir a prévia',
  stopPreview: 'Parar a prévia',
  seekPreview: 'Posição na sua gravação',
  voiceWithTrack: (track) => `Sua voz com ${track}`,
  recordedTime: 'Tempo gravado',
  microphoneLevel: 'Nível do microfone',
  microphone: 'Microfone',
  defaultMicrophone: 'Microfone padrão',
  headphones: 'Use fones de ouvido para o microfone não captar a música.',
  storageDown:
    'Agora não podemos receber gravações. A sua vai esperar neste dispositivo e sair sozinha assim que der.',
  losslessLimit: (minutes) => `O WAV sem perdas está ligado. Você pode gravar até ${minutes} minutos.`,
  upgradeHint: (minutes) => `Com o Pro você grava até ${minutes} minutos.`,
  upgrade: 'Seja Pro',
  showHow: 'Ver como',
  allowMicrophoneHelp:
    'Abra as configurações do site ao lado do endereço, permita o microfone e tente de novo.',
}

export const HOLD: typeof English.HOLD = {
  screen: 'Gravação',
  newRecording: 'Nova gravação',
  release: 'Solte para parar. Depois você escolhe para onde vai.',
  releaseToSend: 'Solte para enviar.',
  sending: (to) => `Enviando para ${to}`,
  sendingIn: (seconds) => `Envio em ${seconds} s`,
  sendingNow: 'Enviando',
  undo: 'Desfazer',
  locking: 'Solte. A gravação continua.',
  locked: 'Gravando. Suas mãos estão livres.',
  dropping: 'Solte para descartar. Nada fica guardado.',
  slideToLock: 'Deslize para cima para travar',
  slideToDrop: (isRtl) =>
    isRtl ? 'Deslize para a direita para descartar' : 'Deslize para a esquerda para descartar',
  drop: 'Descartar',
  tooShort: 'Segure para falar',
  tapOrHold: 'Toque, ou segure para falar',
  tapToStart: 'Toque para começar, toque para parar',
  tapInstead: 'Tocar em vez de segurar',
  tapInsteadHint: 'O botão vermelho começa com um toque e para com o seguinte, em todo lugar.',
}

export const ANNOUNCEMENTS: typeof English.ANNOUNCEMENTS = {
  started: 'A gravação começou',
  paused: 'Gravação em pausa',
  resumed: 'Gravação retomada',
  secondsLeft: (seconds) => counted(seconds, { one: 'Falta # segundo', other: 'Faltam # segundos' }),
  stopped: (time) => `A gravação parou em ${time}. Ouça, refaça ou publique.`,
}

export const RECORD_FORM: typeof English.RECORD_FORM = {
  title: 'Título',
  count: (n, max) => `${n} / ${max}`,
  tags: 'Tags',
  tagsRequired: (mode) => `necessárias: ${mode}`,
  tagsHint: 'Separe as tags com espaços. Nós colocamos o #.',
  description: 'Descrição',
  optional: 'opcional',
  addTag: 'Adicione uma tag',
  removeTag: (tag) => `Remover a tag ${tag}`,
  addSuggestedTag: (tag) => `Adicionar a tag ${tag}`,
  moreOptions: 'Mais opções',
  moreOptionsHint: 'Descrição, respostas',
}

export const DISCARD: typeof English.DISCARD = {
  heading: 'Descartar esta gravação?',
  body: (time) => `Esta gravação tem ${time}. Não dá para desfazer.`,
  cancel: 'Manter',
  discard: 'Descartar',
}

export const PUBLISH: typeof English.PUBLISH = {
  publishing: (name) => `Publicando: ${name}`,
  stages: {
    mixing: 'Mixando a música',
    encoding: 'Comprimindo',
    uploading: 'Enviando',
    posting: 'Publicando',
  },
  attempt: (n, of) => `Tentativa ${n} de ${of}`,
  progress: 'Publicando',
  cancel: 'Cancelar',
  mayLeave: 'Você pode sair desta página. Continua sozinho e sua gravação está segura.',
  cancelled: 'Não foi publicada. Sua gravação continua aqui.',
  published: (name, link) => `${name} no ar! Link para compartilhar: ${link}`,
  sent: (to) => `Enviado para ${to}.`,
  phoneUnavailable: 'Mensagens por telefone ainda não estão disponíveis. Envie o link você.',
  copyLink: 'Copiar link',
  linkCopied: 'Link copiado!',
  signInToPublish: 'Entre para publicar. Sua gravação fica aqui.',
  signInToSend: 'Entre para enviar uma mensagem.',
  alreadyPublished: 'Você já publicou esta gravação.',
  publishingInOtherTab: 'Outra aba está publicando esta gravação.',
  savedOffline: 'Salvo. Será publicado quando você estiver online.',
  savedBusy: 'Salvo aqui. Vamos tentar de novo.',
  savedAfterFailure: (failure) =>
    `${endSentence(failure)} Sua gravação está salva. Vamos publicá-la automaticamente.`,
}

export const PUBLISH_PRIVATE: typeof English.PUBLISH_PRIVATE = {
  publishing: (name) => `Enviando: ${name}`,
  cancelled: 'Não foi enviada. Sua gravação continua aqui.',
  signInToPublish: 'Entre para enviar. Sua gravação fica aqui.',
  alreadyPublished: 'Você já enviou esta gravação.',
  publishingInOtherTab: 'Outra aba está enviando esta gravação.',
  savedOffline: 'Salvo. Será enviado quando você estiver online.',
  savedAfterFailure: (failure) =>
    `${endSentence(failure)} Sua gravação está salva. Vamos enviá-la automaticamente.`,
}

export const DRAFTS: typeof English.DRAFTS = {
  panel: 'Gravações neste dispositivo',
  saved: 'Gravação salva',
  savedForAWeek:
    'Gravação salva. Este navegador a exclui após cerca de uma semana sem visitas, a menos que você instale o app.',
  unpublished: 'Ainda não publicada',
  onlyInTab: 'Só nesta aba. Publique antes de fechá-la.',
  waiting: 'Esperando para publicar',
  sending: 'Publicando',
  to: (name) => `Para ${name}`,
  listen: 'Ouvir',
  stop: 'Parar',
  publish: 'Publicar',
  discard: 'Descartar',
  later: 'Depois',
  retryNow: 'Tentar agora',
  cancelDiscard: 'Manter',
  discardHeading: 'Descartar esta gravação?',
  discardBody: 'Ela só existe neste dispositivo. Não dá para desfazer.',
  unsavedHello: 'O seu olá, ainda não salvo',
  open: 'Abrir',
  discarded: 'Gravação descartada',
  readFailed: 'Não foi possível ler esta gravação. Recarregue a página e tente de novo.',
  signOutHeading: 'Sair com gravações não enviadas?',
  signOutBody: (n) =>
    counted(n, {
      one: '# gravação ainda não foi publicada. Ela vai estar neste dispositivo quando você entrar de novo.',
      other:
        '# gravações ainda não foram publicadas. Elas vão estar neste dispositivo quando você entrar de novo.',
    }),
  putAway: 'A gravação continua neste dispositivo. Ela volta a aparecer quando a conta que a fez entrar.',
  staySignedIn: 'Continuar aqui',
  signOut: 'Sair',
}

export const SHARED_IN: typeof English.SHARED_IN = {
  lost: 'Não foi possível abrir o que você compartilhou. Escolha o arquivo aqui ou cole o link.',
  none: 'Compartilhe um link de podcast ou um arquivo de áudio (WAV, MP3, OGG ou M4A) com menos de 50 MB.',
  recordingOpen: 'Primeiro publique ou descarte esta gravação. Depois abrimos o que você compartilhou.',
  heading: 'No que isso se transforma?',
  upTo: (length) => `Até ${length}`,
  partUpTo: (length) => `Até ${length}. Você escolhe a parte em seguida.`,
  podcastHint: 'Toque uma parte e responda',
  choosePart: 'Escolha a parte',
  tooLong: (length, limit) => `Dura ${length}, e cabem ${limit}.`,
  takePart: 'Usar esta parte',
  wholeSound: 'O áudio inteiro',
  opening: 'Abrindo o que você compartilhou …',
  importFailed: 'Não foi possível adicionar este áudio. Tente de novo.',
}

export const HUM: typeof English.HUM = {
  heading: 'Comece uma história de cura',
  intro: 'Duas respostas viram um roteiro. Você lê em voz alta, e outras pessoas somam suas vozes.',
  notAdvice: 'Palavras gentis, não orientação médica.',
  recipientName: 'Para quem é?',
  recipientNameHint: 'Nome da pessoa. O primeiro nome basta.',
  alias: 'Nome no roteiro',
  aliasHint: 'Os outros leem e ouvem este nome. Deixe vazio para usar o nome da pessoa.',
  condition: 'O que a pessoa está passando?',
  conditionHint: 'A condição, em poucas palavras.',
  outcomeHint: 'No presente, como se já fosse assim.',
  presentOutcome: 'Como é a vida quando a pessoa está bem?',
  wholenessFeeling: 'Como é essa sensação?',
  meaningPurpose: 'Por que isso importa?',
  witnesses: 'Quem fala com você?',
  soundHeading: 'Moldar o roteiro',
  emotionWords: 'Palavras que acompanham',
  tone: 'Tom',
  length: 'Duração',
  language: 'Idioma',
  spiritual: 'Linguagem espiritual',
  closure: 'Terminar com uma frase final',
  visibilityHeading: 'Quem pode encontrar?',
  consent: 'Tenho permissão para falar desta pessoa',
  unlisted: 'Só quem tem o link',
  unlistedHint: 'Recomendado se o roteiro disser o nome real.',
  saveAnswers: 'Salvar minhas respostas com a história',
  saveAnswersHint: 'Senão, elas ficam neste dispositivo. Mais ninguém as vê.',
  create: 'Criar roteiro',
  recreate: 'Criar o roteiro de novo',
  scriptHeading: 'Roteiro de intenção de cura',
  script: 'Roteiro',
  forName: (name) => `Para ${name}`,
  readAloud: 'Leia em voz alta quando quiser. Antes, você pode mudar qualquer palavra.',
  changeAnswers: 'Alterar',
  estimatedLength: (time) => `cerca de ${time}`,
  empty: 'Seu roteiro aparece aqui.',
  edit: 'Editar roteiro',
  done: 'Pronto',
  record: 'Gravar a leitura',
  failed: 'Não foi possível carregar o roteiro. Tente de novo.',
}

export const SCRIPT_READER: typeof English.SCRIPT_READER = {
  label: 'Ler em voz alta',
  slower: 'Mais devagar',
  faster: 'Mais rápido',
  startScrolling: 'Rolar comigo',
  stopScrolling: 'Parar de rolar',
  speed: (percent) => `Ritmo ${percent}%`,
}

export const HUM_EMOTION_LABELS: typeof English.HUM_EMOTION_LABELS = {
  love: 'amor',
  compassion: 'compaixão',
  gratitude: 'gratidão',
  courage: 'coragem',
  peace: 'paz',
  wonder: 'encanto',
  relief: 'alívio',
}

export const HUM_TONE_LABELS: typeof English.HUM_TONE_LABELS = {
  classic: 'clássico',
  gentle: 'suave',
  bold: 'ousado',
}

export const HUM_LENGTH_LABELS: typeof English.HUM_LENGTH_LABELS = {
  short: 'curto',
  medium: 'médio',
  long: 'longo',
}

export const SONG: typeof English.SONG = {
  songTitle: 'Título da música',
  author: 'Autoria',
  original: 'Esta música é original',
  covers: 'Covers não são permitidos. Letra e música devem ser suas.',
}

const NAMES: Record<TrackCollection, { one: string; many: string }> = {
  mue: { one: 'MUE', many: 'MUEs' },
  beat: { one: 'beat', many: 'beats' },
}

const ADD: Record<TrackCollection, string> = { mue: 'Adicionar faixa MUE', beat: 'Adicionar beat' }

export const LIBRARY: typeof English.LIBRARY = {
  choose: (collection) => `Escolher um ${NAMES[collection].one}`,
  add: (collection) => ADD[collection],
  tab: (collection) => (collection === 'beat' ? 'Beats' : 'MUEs'),
  remove: (collection) => `Remover ${NAMES[collection].one}`,
  search: (collection) => `Buscar ${NAMES[collection].many}`,
  searchHint: 'Nome, clima ou gênero',
  searchAll: 'Buscar música de fundo',
  anyMood: 'Qualquer clima',
  mood: 'Clima',
  anyGenre: 'Qualquer gênero',
  genre: 'Gênero',
  showAll: 'Ver tudo',
  addTrack: 'Adicionar',
  addLabel: (name) => `Adicionar ${name}`,
  added: 'Adicionado',
  removeLabel: (name) => `Remover ${name}`,
  playLabel: (name) => `Tocar: ${name}`,
  pauseLabel: (name) => `Pausar: ${name}`,
  collection: (collection) => NAMES[collection].one,
  playingHint: 'toca sob a sua voz',
  loading: (collection) => `Carregando ${NAMES[collection].many}`,
  none: (collection) => `Ainda não há ${NAMES[collection].many}`,
  noneFiltered: 'Nenhum resultado. Tente outro clima ou gênero.',
  noResults: (query) => `Nenhum resultado para “${query}”`,
  section: 'Biblioteca de MUEs',
  background: 'Música de fundo',
  open: 'Abrir',
  summary: (count) =>
    count === 0
      ? 'Ainda não há MUEs'
      : counted(count, {
          one: '# MUE.',
          many: '# de MUEs, do mais calmo ao mais vivo.',
          other: '# MUEs, do mais calmo ao mais vivo.',
        }),
  loadingAll: 'Carregando MUEs',
  offline: 'A música precisa de conexão. Você pode gravar sem ela.',
}

const mues = (count: number) => counted(count, { one: '# MUE', many: '# de MUEs', other: '# MUEs' })

const samples = (count: number) => counted(count, { one: '# MUE de exemplo', other: '# MUEs de exemplo' })

export const MUE_MANAGER: typeof English.MUE_MANAGER = {
  hint: 'Encha a biblioteca de música ou carregue-a do armazenamento.',
  manage: 'Gerenciar',
  intro: 'Música que qualquer pessoa pode adicionar a uma gravação.',
  actions: 'Ações da biblioteca',
  setup: 'Preparar a tabela',
  addSamples: 'Adicionar MUEs de exemplo',
  sync: 'Sincronizar com o armazenamento',
  refresh: 'Atualizar',
  empty: 'Nenhum MUE. Toque em “Preparar a tabela” e “Adicionar MUEs de exemplo” para começar.',
  loading: 'Carregando MUEs',
  ready: (count) => `A tabela está pronta, com ${mues(count)}.`,
  added: (added, absent) =>
    absent > 0
      ? `Adicionados: ${samples(added)}. ${counted(absent, { one: '# ainda não tem', other: '# ainda não têm' })} arquivo no armazenamento.`
      : `Adicionados: ${samples(added)}.`,
  usingSamples: (count) => `Usando ${samples(count)}`,
  loaded: (count) => `Carregados: ${mues(count)}.`,
  listing: 'Lendo o armazenamento…',
  measuring: (done, all) => `Medindo a duração: ${done} de ${all}…`,
  working: 'Trabalhando…',
  storageEmpty: 'O armazenamento não tem MUEs. A biblioteca não mudou.',
  synced: (count, more) =>
    more
      ? `Sincronizado. A biblioteca agora tem ${mues(count)}. Há mais arquivos do que se lê de uma vez.`
      : `Sincronizado. A biblioteca agora tem ${mues(count)}.`,
  confirm: {
    title: 'Substituir a biblioteca?',
    text: (now, then) =>
      `No lugar de ${mues(now)} ficarão ${then}, do armazenamento. Posts que já têm música ficam como estão.`,
    cancel: 'Manter',
    replace: 'Substituir',
  },
  seconds: (seconds) => `${Math.round(seconds)} s`,
  mood: 'Clima',
  genre: 'Gênero',
  playLabel: (name) => `Tocar: ${name}`,
  stopLabel: (name) => `Parar: ${name}`,
}

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Criar Owlcast',
  startedFrom: (title) => `A partir de “${title}”.`,
  name: 'Nome',
  description: 'Descrição',
  tags: 'Tags',
  tagsHint: 'Separe as tags com espaços. Nós colocamos o #.',
  privacy: 'Privacidade',
  visibilities: { public: 'Público', unlisted: 'Não listado', private: 'Privado' },
  hints: {
    public: 'Qualquer pessoa pode encontrar.',
    unlisted: 'Qualquer pessoa com o link pode ouvir.',
    private: 'Só você e as pessoas que você convidar podem ouvir.',
  },
  proOnly: 'Não listado e privado exigem o Pro.',
  invitees: 'Convites',
  inviteesHint: 'Nomes de usuário, e-mails ou telefones, separados por vírgulas.',
  inviteeList: 'Pessoas que você convida',
  inviteeTooLong: 'Isto é longo demais para um nome ou endereço.',
  unresolved: 'Vamos verificar quando você convidar.',
  byEmail: 'por e-mail',
  byPhone: 'ainda não há mensagens por telefone: você vai receber um link para compartilhar',
  fee: `Taxa de criação de ${formatDollars(OWLCAST_FEE_CENTS)}: isenta`,
  cancel: 'Cancelar',
  create: 'Criar Owlcast',
  creating: 'Criando seu Owlcast',
  notCreated: 'Não foi criado. Seu texto continua aqui.',
  sourceGone:
    'O post de que ele partia não existe mais. Toque em “Criar Owlcast” de novo para continuar sem ele.',
  alreadyCreated: 'Este Owlcast já tinha sido criado, com o que você enviou da primeira vez.',
  createdEarlier: (name) => `“${name}” já tinha sido criado. Crie de novo para fazer este também.`,
  created: (name) => `“${name}” está pronto.`,
  createdWithInvitations: (name, sent) => `“${name}” está pronto. ${sent}`,
  record: 'Gravar',
}

export const OWLCAST_CHOICE: typeof English.OWLCAST_CHOICE = {
  label: 'Publicar em',
  newOwlcast: 'Novo Owlcast',
  newOwlcastHint: 'Cria um Owlcast público com este título. Esta é a primeira gravação dele.',
  existingOwlcastHint: 'Adiciona esta gravação às outras de lá.',
  lostOwlcastHint: 'Você não pode mais gravar neste Owlcast. Escolha outro.',
  moreOptions: 'Mais opções',
  loading: 'Carregando seus Owlcasts',
  failed: 'Não foi possível carregar seus outros Owlcasts.',
}

export const OWLCAST: typeof English.OWLCAST = {
  collaborators: (count) => counted(count, { one: '# pessoa colabora', other: '# pessoas colaboram' }),
  startedFrom: (title) => `Nasceu de ${title}`,
  play: 'Ouvir',
  hide: 'Ocultar',
  playLabel: (title) => `Ouvir ${title}`,
  hideLabel: (title) => `Ocultar ${title}`,
  record: 'Gravar',
  recordLabel: (title) => `Gravar em ${title}`,
  reply: 'Responder',
  replyLabel: (title) => `Responder a ${title}`,
}

export const COVER: typeof English.COVER = {
  group: 'Capa',
  of: (title) => `Capa de ${title}`,
  choose: 'Escolher imagem',
  useDrawn: 'Usar a capa desenhada',
  small: (pixels) =>
    `Os apps de podcast pedem pelo menos ${pixels} pixels de lado, por isso mostram a capa desenhada.`,
}

export const RECORDINGS: typeof English.RECORDINGS = {
  list: (title) => `Gravações em ${title}`,
  loading: 'Carregando gravações',
  none: 'Nenhuma gravação ainda',
  recordFirst: 'Gravar a primeira',
  more: 'Mais gravações',
  loadingMore: 'Carregando mais',
  newRecordings: (count) =>
    counted(count, {
      one: '# gravação nova',
      many: '# de gravações novas',
      other: '# gravações novas',
    }),
  position: (author, n, of) => `${author} · ${n} de ${of}`,
  controls: 'Controles da conversa',
  previous: 'Anterior',
  next: 'Próxima',
  latest: 'A última',
  conversation: 'conversa',
  actions: (title) => `Mais ações para ${title}`,
  delete: 'Excluir',
  singular: 'Gravação',
  noun: 'gravação',
}
