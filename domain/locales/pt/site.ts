/** Portuguese texts for who may join, the first set-up, and the admin's overview. */
import type * as English from '../en/site'

export const SIGN_UP: typeof English.SIGN_UP = {
  invitation: 'Você precisa de um link de convite de um membro para se cadastrar.',
  invited: 'Você tem um convite! Já pode criar sua conta.',
  approval: 'Analisamos cada cadastro e escrevemos para você assim que for decidido.',
  closed: 'Este site não está aceitando novos membros agora. Se você tem uma conta, pode entrar.',
  waitingTitle: 'Seu cadastro está aguardando',
  waitingText: 'Vamos escrever para você assim que for decidido. Pode fechar isto.',
  close: 'Fechar',
}

export const SITE_INVITATIONS: typeof English.SITE_INVITATIONS = {
  title: 'Convidar pessoas',
  hint: 'Só entra quem tem um link. Cada link vale para uma pessoa.',
  left: (count) => (count === 0 ? 'Você não pode criar mais links agora.' : `Você pode criar mais ${count}.`),
  create: 'Criar um link',
  newLink: 'Copie este link agora. Não vamos mostrá-lo de novo.',
  linkLabel: 'Link de convite',
  copy: 'Copiar link',
  copied: 'Link copiado',
  open: (until) => `Aberto até ${until}`,
  used: 'Usado',
  expired: 'Expirado',
  created: (on) => `Criado em ${on}`,
  remove: 'Excluir',
  removeLabel: (on) => `Excluir o convite de ${on}`,
  loading: 'Carregando convites',
}

export const SETUP: typeof English.SETUP = {
  title: 'Configurar o site',
  intro: 'Boas-vindas! Crie sua conta e apresente seu site. Você pode mudar tudo depois.',
  checking: 'Verificando seu link',
  noLink: 'Esta tela abre com um link da saída da implantação.',
  account: 'Sua conta',
  accountHint: 'Você será o primeiro administrador.',
  adult: 'Tenho 18 anos ou mais',
  finish: 'Configurar o site',
  done: 'Seu site está pronto',
}

export const SITE: typeof English.SITE = {
  title: 'Seu site',
  name: 'Nome do site',
  nameMissing: 'Dê um nome ao seu site.',
  contact: 'Contato',
  contactHint: 'Um e-mail ou um link que começa com https://. Todos podem ver.',
  contactInvalid: 'Digite um e-mail ou um link que começa com https://.',
  languages: 'Idiomas',
  languagesMissing: 'Escolha pelo menos um idioma.',
  mode: 'Quem pode se cadastrar',
  modes: {
    open: { label: 'Aberto', hint: 'Qualquer pessoa com 18 anos ou mais' },
    invitation: { label: 'Só com convite', hint: 'Membros podem convidar pessoas' },
    approval: { label: 'Com aprovação', hint: 'Você decide sobre cada cadastro' },
    closed: { label: 'Fechado', hint: 'Só quem já está aqui' },
  },
  texts: 'Textos',
  textsHint:
    'Deixe uma linha em branco entre os parágrafos. Uma linha que começa com # é um título. Você também pode colocar apenas um link https para um texto em outro lugar.',
  useTemplate: 'Começar pelo modelo',
  templateLabel: (title) => `Começar pelo modelo: ${title}`,
  templateUsed: 'Vazio: o modelo é mostrado.',
  save: 'Salvar',
  saved: 'Salvo',
  loading: 'Carregando ajustes',
}

export const SIGN_UP_REQUESTS: typeof English.SIGN_UP_REQUESTS = {
  title: 'Esperando para entrar',
  empty: 'Ninguém está esperando.',
  approve: 'Aprovar',
  approveLabel: (name) => `Aprovar ${name}`,
  approved: (name) => `${name} já pode entrar`,
  decline: 'Recusar',
  declineLabel: (name) => `Recusar ${name}`,
  declined: (name) => `Você recusou ${name}`,
  loading: 'Carregando pedidos',
}

export const OVERVIEW: typeof English.OVERVIEW = {
  period: 'Período',
  periods: { 1: 'Hoje', 7: '7 dias', 30: '30 dias' },
  loading: 'Carregando números',
  people: 'Pessoas',
  newPeople: (count) => `${count} novas`,
  active: 'Aqui hoje',
  activeWeek: (count) => `${count} nesta semana`,
  posts: 'Publicações',
  minutes: 'Minutos gravados',
  waiting: 'Esperando para entrar',
  byKind: 'Por tipo',
  kind: 'Tipo',
  running: 'Funcionamento',
  emailsWaiting: 'E-mails na fila',
  transcriptsWaiting: 'Transcrições na fila',
  stored: 'Áudio guardado',
  spending: 'Gastos deste mês',
  spendingHint: (ceiling) => `Uma estimativa, sem o plano básico. Avisamos a partir de ${ceiling}.`,
  over: 'Acima do seu limite',
  costs: { transcripts: 'Transcrições', sms: 'SMS', emails: 'E-mails', storage: 'Armazenamento' },
  total: 'Soma',
  refusals: 'Recusas',
  noRefusals: 'Nada foi recusado.',
  refusal: 'Motivo',
  count: 'Quantidade',
  asOf: (time) => `Contado às ${time}`,
  none: 'Ainda não há números.',
}

export const LICENCES: typeof English.LICENCES = {
  title: 'Licenças',
  intro: 'O Owlcast é feito com isto. Obrigado a quem fez tudo isso.',
  groups: { app: 'No app', server: 'No servidor', fonts: 'Fontes', sounds: 'Música e voz' },
  text: 'Texto da licença',
  textLabel: (name) => `Texto da licença de ${name}`,
  loading: 'Carregando licenças',
}

export const PUZZLE: typeof English.PUZZLE = {
  title: 'Uma verificação rápida',
  text: 'Houve muitas tentativas na sua rede. Mostre que você é uma pessoa.',
  frame: 'Desafio',
}
