/** Portuguese texts for sign-in, settings, plans and payments. */

import { formatDollars, formatPriceRange } from '../../billing/price'
import { createDateFormat, createNumberFormat } from '../../i18n/formats'
import { createPluralizer } from '../../i18n/plural'
import { getKind, getSecondsLimit } from '../../kinds'
import { PLATFORM_FEE_PERCENT, PREVIEW_SECONDS, PRO_CENTS_PER_MONTH } from '../../limits'
import type * as English from '../en/account'

export const AUTH: typeof English.AUTH = {
  title: 'Boas-vindas ao Owlcast',
  titleSignUp: 'Encontre sua voz',
  signInMethods: 'Formas de entrar',
  tabs: { phone: 'Telefone', email: 'E-mail', 'sign-up': 'Criar conta' },
  phone: 'Número de telefone',
  phoneExample: 'Por exemplo, +44 20 7946 0000',
  phoneHint: 'Enviaremos um código por SMS. Só você vê seu número.',
  sendCode: 'Enviar código',
  code: 'Código de verificação',
  codeHint: (number) => `Digite os seis números que enviamos para ${number}.`,
  anyCodeHint: (number) =>
    `Foram pedidos códigos demais para ${number}. Qualquer código que chegou a você na última hora vale aqui.`,
  newCodeSent: 'Esse código era antigo demais, então enviamos um novo.',
  verifyCode: 'Verificar e entrar',
  back: 'Voltar',
  resendIn: (seconds) => `Você pode pedir outro código em ${seconds} s.`,
  resendCode: 'Enviar outro código',
  forgotPassword: 'Esqueceu sua senha?',
  titleReset: 'Escolha uma senha nova',
  forgotText: 'Enviaremos por e-mail um link para você escolher uma senha nova.',
  sendLink: 'Enviar o link',
  resetSent: (email) => `Se ${email} tiver uma conta, enviamos um link para lá. Ele vale por uma hora.`,
  resetMissing:
    'Nada depois de alguns minutos? Veja na pasta de spam. Se e-mails para você já voltaram antes, talvez não cheguemos até você: entre de outro jeito se puder, ou pergunte a quem cuida deste site.',
  resetText: 'Você sairá da conta em todos os outros lugares.',
  setPassword: 'Salvar a senha',
  passwordChanged: 'Senha alterada. Entre com a nova.',
  newLink: 'Pedir outro link',
  or: 'ou',
  google: 'Continuar com o Google',
  passkey: 'Entrar com chave de acesso',
  chooseName: (shown) => `${shown} foi confirmado. Só você vê. Escolha o nome que os outros vão ver.`,
  loading: 'Um momento…',
  signUpExpired: 'Isso demorou demais. Entre de novo.',
  backToSignIn: 'Voltar para entrar',
  email: 'E-mail',
  password: 'Senha',
  showPassword: 'Mostrar a senha',
  hidePassword: 'Ocultar a senha',
  username: 'Nome de usuário',
  usernameExample: 'maralind',
  displayName: 'Nome de exibição',
  names: 'Seu nome',
  namesHint: 'Sugerimos um',
  proposedName: (username) => `Você será @${username}`,
  changeName: 'Alterar',
  passwordHint: (min) => `Pelo menos ${min} caracteres.`,
  adultsOnly: 'O Owlcast é para pessoas adultas, a partir de 18 anos.',
  signIn: 'Entrar',
  signUp: 'Tenho 18 anos ou mais: criar conta',
  checkEmail: 'Veja seu e-mail',
  emailSent: (email, hours) =>
    `Enviamos um e-mail para ${email}. Abra o link neste navegador em até ${hours} horas e pronto, você entra.`,
  resend: 'Enviar de novo',
  otherAddress: 'Usar outro endereço',
  resent: 'Enviado de novo. Só o link mais novo funciona.',
  openDevMailbox: 'Abrir a caixa de e-mail de desenvolvimento',
  confirming: 'Confirmando seu e-mail…',
  finishText: (username, email) =>
    `Você está se cadastrando como @${username} com ${email}. Escolha uma senha para concluir. Ela substitui a anterior.`,
  finishSignUp: 'Concluir o cadastro',
  notConfirmed: 'Este link não funcionou',
  welcome: (name) => `Boas-vindas, ${name}`,
}

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: 'E-mail',
  none: 'Nenhum e-mail',
  hint: 'Use para entrar com uma senha e receber as mensagens enviadas para ele. Só você vê.',
  noneHint: 'Adicione um para entrar também com senha, e para recuperar o acesso se perder seu número.',
  refused:
    'Nossos e-mails não chegam a este endereço: um deles voltou ou foi marcado como spam. Adicione também um número de telefone ou uma chave de acesso, para sempre conseguir entrar.',
  retry: 'Tentar de novo',
  retryLabel: 'Tentar de novo: e-mails para este endereço',
  retried: 'Enviamos um e-mail para você. Se ele voltar, você verá aqui.',
  add: 'Adicionar',
  addLabel: 'Adicionar um e-mail',
  dialogTitle: 'Seu e-mail',
  text: 'Enviaremos um link por e-mail. Abra-o neste navegador e escolha uma senha.',
  sent: (email) => `Enviamos um link para ${email}. Ele vale por uma hora, neste navegador.`,
}

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Número de telefone',
  paused: 'Em pausa desde que sua senha foi alterada. É sua?',
  enable: 'Ativar de novo',
  enableLabel: 'Ativar de novo a entrada com seu número',
  enabled: 'Ativado de novo. Você pode entrar com seu número.',
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

export const PASSKEYS: typeof English.PASSKEYS = {
  title: 'Chaves de acesso',
  paused: 'Em pausa desde que sua senha foi alterada. É sua?',
  enable: 'Ativar de novo',
  enableLabel: (name) => `Ativar de novo: ${name}`,
  enabled: 'Ativada de novo. Você pode entrar com ela.',
  withoutPassword: 'Entre sem senha',
  hint: 'Com sua digital, seu rosto ou o bloqueio de tela.',
  unsupported: 'Este navegador não aceita chaves de acesso.',
  add: 'Adicionar chave de acesso',
  added: 'Chave de acesso adicionada. A partir de agora você pode entrar com ela.',
  addedAt: 'Adicionada',
  lastUsed: 'último uso',
  neverUsed: 'ainda não usada',
  rename: (name) => `Renomear ${name}`,
  renameTitle: 'Dê um nome a esta chave',
  name: 'Nome',
  save: 'Salvar',
  saved: 'Salvo.',
  remove: (name) => `Remover ${name}`,
  removeTitle: 'Remover esta chave de acesso?',
  removeText: (name) =>
    `Você não poderá mais entrar com “${name}”. Talvez seu dispositivo ainda a mostre. Você pode excluí-la lá.`,
  cancel: 'Manter',
  confirmRemove: 'Remover chave',
  removed: 'Chave de acesso removida.',
  loading: 'Carregando suas chaves de acesso…',
}

export const SESSIONS: typeof English.SESSIONS = {
  title: 'Onde sua conta está aberta',
  device: (browser, system) =>
    browser && system ? `${browser} em ${system}` : (browser ?? system ?? 'Navegador desconhecido'),
  thisBrowser: 'Este navegador',
  lastUsed: 'Último uso:',
  signOut: 'Sair',
  signOutLabel: (device) => `Sair: ${device}`,
  signOutOthers: 'Sair em todos os outros lugares',
  signOutOthersTitle: 'Sair em todos os outros lugares?',
  signOutOthersText:
    'Vamos encerrar suas sessões em todos os outros navegadores, e seus tokens de acesso vão parar de funcionar. Suas chaves de acesso, seu número, seus apps de podcasts e seus webhooks ficam como estão. Você pode removê-los nesta página.',
  keepOthers: 'Manter as sessões',
  signedOut: 'Sessão encerrada nesse dispositivo.',
  signedOutOthers: 'Sessões encerradas em todos os outros lugares.',
  loading: 'Verificando onde sua conta está aberta…',
}

export const SETTINGS: typeof English.SETTINGS = {
  title: 'Configurações',
  account: 'Conta',
  signedOut: {
    title: 'Você não entrou na conta',
    text: 'Entre para ver seu plano, suas notificações e seus dados.',
    action: 'Entrar',
  },
  device: 'Este dispositivo',
  appearance: 'Aparência',
  appearanceHint: 'As cores do app.',
  appearanceOptions: { system: 'Dispositivo', dark: 'Escuro', light: 'Claro' },
  language: 'Idioma',
  browserLanguage: 'Como neste navegador',
  playOn: 'Continuar tocando',
  playOnHint: 'Toca o próximo post da lista quando um termina.',
  level: 'Volume uniforme',
  levelHint: 'Deixa vozes baixas mais altas e vozes altas mais suaves. As músicas ficam como você as grava.',
  lossless: 'WAV sem perdas',
  losslessHint: (minutes, megabytes) =>
    `Envia gravações sem compressão: até ${minutes} minutos, que são ${megabytes} MB.`,
  listening: 'Ouvir',
  recording: 'Gravar',
  introduceHint: 'No Dusk Radio, baixinho, antes de cada publicação.',
}

export const SETTINGS_INDEX: typeof English.SETTINGS_INDEX = {
  groups: {
    you: 'Você',
    notifications: 'Notificações',
    sound: 'Ouvir e gravar',
    safety: 'Privacidade e segurança',
    plan: 'Plano e ganhos',
    data: 'Desenvolvedores e dados',
  },
  back: 'Voltar às configurações',
  on: 'Ativadas',
  off: 'Desativadas',
  quiet: (from, to) => `silêncio ${from} – ${to}`,
  playsOn: 'Reproduz em sequência',
  playsOne: 'Uma publicação por vez',
  tap: 'toque para falar',
  hold: 'segure para falar',
  safety: 'Contatos, pessoas bloqueadas e silenciadas',
  data: 'Download, tokens, webhooks',
}

export const SHORTCUT_LABELS: typeof English.SHORTCUT_LABELS = {
  title: 'Atalhos de teclado',
  playPause: 'Tocar ou pausar',
  record: 'Gravar',
  search: 'Buscar',
  cards: 'Próximo post, post anterior',
  next: 'Próximo da fila',
  reply: 'Responder ao post selecionado ou em reprodução',
  replyToMoment: 'Responder ao momento que toca',
  spokenReply: 'Responder por voz ao que toca e depois enviar',
  seek: 'Voltar 5 s, avançar 5 s',
  transcript: 'Palavras do que está tocando',
  speed: 'Mais devagar, mais rápido',
  help: 'Mostrar esta lista',
  keys: { ' ': 'espaço', arrowleft: '←', arrowright: '→' },
  single: 'Atalhos de uma só tecla',
  singleHint: 'Desligue se eles atrapalharem seus próprios atalhos.',
}

const MONTH = createDateFormat('pt', { month: 'long', year: 'numeric' })

const DAY = createDateFormat('pt', { dateStyle: 'long' })

export const PROFILE: typeof English.PROFILE = {
  edit: 'Editar perfil',
  editing: 'Edite seu perfil',
  save: 'Salvar',
  cancel: 'Cancelar',
  updated: 'Perfil atualizado!',
  memberSinceMonth: (at) => `No Owlcast desde ${MONTH.format(at)}`,
  posts: 'Seus posts',
  loading: 'Contando seus posts',
  atLeast: (count) => `${count}+`,
  username: 'Nome de usuário',
  usernameHint: 'Links antigos para seu perfil continuam funcionando.',
  fediverseAddress: 'Endereço no fediverso',
  fediverseHint:
    'Por exemplo, @nome@servidor.example no Mastodon. Aparece como autor onde seus posts públicos são compartilhados.',
  displayName: 'Nome de exibição',
  email: 'E-mail',
  noEmail: 'Nenhum',
  phone: 'Telefone',
  accountType: 'Tipo de conta',
  plan: { free: 'Grátis', pro: 'Pro' },
  memberSince: 'No Owlcast desde',
  formatDay: (at) => DAY.format(at),
  signedOut: {
    title: 'Você não entrou na conta',
    text: 'Entre para ver seu perfil e seus posts.',
    action: 'Entrar',
    reason: 'Entre para ver seu perfil.',
  },
}

export const AVATAR: typeof English.AVATAR = {
  group: 'Foto',
  upload: 'Enviar foto',
  change: 'Trocar foto',
  remove: 'Remover',
  hint: 'JPEG, PNG ou WebP, até 10 MB. A foto é cortada em um quadrado.',
  color: 'Cor atrás das suas iniciais',
  random: 'Cor aleatória',
  colors: {
    orange: 'Laranja',
    amber: 'Âmbar',
    blue: 'Azul',
    green: 'Verde',
    purple: 'Roxo',
    yellow: 'Amarelo',
    red: 'Vermelho',
    grey: 'Cinza',
    pink: 'Rosa',
    teal: 'Turquesa',
  },
}

const counted = createPluralizer('pt')

const megabytes = (bytes: number) =>
  bytes < 1_000_000
    ? 'menos de 1\u00a0MB'
    : `cerca de ${Math.round(bytes / 1_000_000).toLocaleString('pt')}\u00a0MB`

const soFar = createNumberFormat('pt', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

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
}

export const PROOF: typeof English.PROOF = {
  title: 'É você?',
  text: 'Confirme antes de continuar.',
  loading: 'Um momento…',
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  password: 'Sua senha',
  code: 'O código que enviamos',
  codeHint: (phone) => `Digite os seis números que enviamos para ${phone}.`,
  sendCode: (phone) => `Enviar um código para ${phone}`,
  openDevMailbox: 'Abrir a caixa de e-mail de desenvolvimento',
  reauthenticate: 'Entre de novo primeiro, para sabermos que é você.',
  signInAgain: 'Entrar de novo',
  reason: 'Entre de novo para continuar.',
  otherWay: 'Não consegue? Entre de novo.',
}

export const ACCOUNT_DELETION: typeof English.ACCOUNT_DELETION = {
  title: 'Excluir todos os seus dados?',
  text: 'Isto exclui sua conta de vez: seus posts, suas mensagens e seu perfil, o que outras pessoas gravaram nos seus Owlcasts e todas as suas formas de entrar. Não pode ser desfeito.',
  loading: 'Verificando seus dados…',
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

const { free: freeHours, pro: proHours } = getKind('squawk').lifeHours ?? { free: 0, pro: 0 }

export const PRO: typeof English.PRO = {
  title: 'Owlcast Pro',
  price: `$${PRO_CENTS_PER_MONTH / 100}`,
  perMonth: 'por mês',
  benefits: [
    `Gravações de ${getSecondsLimit('squawk', 'pro') / 60} minutos`,
    `Squawks vivem ${proHours} horas`,
    'Preços para seus Owlcasts e seu conteúdo Nightingale',
    'Vários fluxos, também privados',
  ],
  upgrade: 'Seja Pro',
  extend: 'Adicionar um mês',
  activeUntil: (endsAt) => `O Pro vai até ${DAY.format(endsAt)}.`,
  termsHint: 'Um mês, sem renovação. Seus posts ficam como estão.',
  signIn: 'Entre para ser Pro.',
  offline: 'Você está sem conexão. Você pode ser Pro quando ela voltar.',
  fee: `A plataforma fica com ${PLATFORM_FEE_PERCENT}% do que você ganha.`,
  upgradeAtPrice: `Seja Pro · $${PRO_CENTS_PER_MONTH / 100}/mês`,
  welcome: 'Boas-vindas ao Pro!',
  extended: 'Valeu por mais um mês!',
  benefitsUntil: (endsAt) => `Tudo isto é seu até ${DAY.format(endsAt)}.`,
  continueLabel: 'Continuar',
  confirming: 'Estamos confirmando seu pagamento. O Pro começa automaticamente.',
  unconfirmed: 'Seu pagamento ainda não chegou. O Pro começa assim que ele chegar.',
}

export const PLAN: typeof English.PLAN = {
  subscription: 'Assinatura',
  free: 'Plano grátis',
  freeHint: `Squawks vivem ${freeHours} horas. Owlcasts são grátis e públicos.`,
  pro: 'Plano Pro',
  ended: (endedAt) => `O Pro terminou em ${DAY.format(endedAt)}. Seus posts ficam como estão.`,
}

const { min, max } = formatPriceRange()

const FREE = 'Grátis'

export const PRICING: typeof English.PRICING = {
  label: 'Preço para ouvir',
  free: FREE,
  formatPrice: (cents) => (cents === 0 ? FREE : formatDollars(cents)),
  custom: 'Outro',
  customLabel: 'Seu próprio preço, em dólares',
  customHint: `De ${min} a ${max}.`,
  freeOnly: 'Preço: grátis (só público)',
  proOffer: `Seja Pro ($${PRO_CENTS_PER_MONTH / 100}/mês) para cobrar pelo seu conteúdo premium`,
  upgrade: 'Seja Pro',
}

export const PURCHASE: typeof English.PURCHASE = {
  priceLabel: (price) => `${price} para ouvir`,
  free: 'Grátis para ouvir',
  listen: (price) => `Ouvir por ${price}`,
  listenTo: (price, title) => `Ouvir por ${price}: ${title}`,
  preview: 'Prévia',
  previewOfOne: `Ouça até ${PREVIEW_SECONDS} segundos grátis.`,
  previewOfEach: `Ouça até ${PREVIEW_SECONDS} segundos de cada gravação grátis.`,
  playing: (price, author) => `Prévia · ${price} · ${author}`,
  previewEnded: 'A prévia acaba aqui.',
  previewEndedText: (price) => `Ouça tudo por ${price}.`,
  oneTime: 'uma vez só',
  benefits: {
    all: 'Todas as gravações, inclusive as novas',
    one: (time) => `Os ${time} completos, quantas vezes você quiser`,
    share: (amount, name) => `${amount} vão para ${name}`,
  },
  loading: 'Consultando o preço',
  notNow: 'Agora não',
  signIn: 'Entre para comprar e ouvir.',
  demo: 'Cobrança de teste: nenhum dinheiro é cobrado',
  stripe: 'Você paga no Stripe e volta para cá.',
  none: 'Você ainda não pode comprar nada aqui.',
  confirming: 'Estamos confirmando seu pagamento. Vai abrir aqui automaticamente.',
  unlocked: (title) => `Agora você pode ouvir ${title}`,
  becameFree: (title) => `Agora é grátis ouvir ${title}`,
  accessEnded: (price) => `Você pode ouvir até ${PREVIEW_SECONDS} segundos. ${price} para ouvir tudo.`,
}

export const UPDATES: typeof English.UPDATES = {
  ready: 'Há uma versão nova',
  reload: 'Recarregar',
}

export const INSTALL: typeof English.INSTALL = {
  title: 'App',
  install: 'Instalar o app',
  hint: 'Abre em uma janela própria, funciona sem conexão e abre podcasts que você compartilha de outros apps.',
  manualSteps:
    'No Safari: Compartilhar e depois Adicionar à Tela de Início. No Mac: Arquivo e depois Adicionar ao Dock.',
}
