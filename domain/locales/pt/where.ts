/** Portuguese texts for choosing where a recording goes, after it was spoken. */
import type * as English from '../en/where'

export const WHERE: typeof English.WHERE = {
  heading: 'Para onde vai?',
  speakFirst: 'Fale. Depois você escolhe para onde vai.',
  chooseFirst: 'Escolher antes',
  chooseFirstHint: 'Você pode mudar depois de parar.',
  trim: 'Cortar',
  title: 'Título',
  fromWords: 'Do que você disse',
  writing: 'Escrevendo as palavras…',
  inReplyTo: 'Em resposta a…',
  later: 'Depois',
  sendTo: (name) => `Enviar para ${name}`,
  sendToMany: (count) => `Enviar para ${count}`,
  limit: (name, limit) => `${name}: até ${limit}.`,
  limitOfMessage: (limit) => `Uma mensagem tem até ${limit}.`,
  limitOfMessageTo: (name, limit) => `Uma mensagem para ${name} tem até ${limit}.`,
  length: (length) => `A sua tem ${length}.`,
  trimTo: (limit) => `Cortar em ${limit}`,
  chooseEnd: 'Escolher o final',
}

export const WIRE: typeof English.WIRE = {
  other: 'Para…',
  otherName: 'Para outra pessoa',
  podcast: 'Podcast',
}

export const CONSEQUENCES: typeof English.CONSEQUENCES = {
  public: 'Qualquer pessoa pode ouvir.',
  publicChain: 'Qualquer pessoa pode ouvir e continuar.',
  unlisted: 'Qualquer pessoa com o link pode ouvir.',
  unlistedChain: 'Qualquer pessoa com o link pode ouvir e continuar.',
  price: (price) => `Ouvir custa ${price}.`,
  gone: (hours) => `Some em ${hours} horas.`,
  stays: 'Fica.',
  recipient: (name) => `Só você e ${name} podem ouvir.`,
  recipients: (count) => `Só você e estas ${count} pessoas podem ouvir.`,
  noRecipient: 'Só você e a pessoa que você escolher podem ouvir.',
  conversation: 'Só vocês dois podem ouvir.',
  owlcast: (title) => `Vai para ${title}.`,
  newOwlcast: 'Começa um novo Owlcast.',
  owlcastPublic: 'Público, grátis para ouvir.',
  owlcastPublicPrice: (price) => `Público, ouvir custa ${price}.`,
  owlcastUnlisted: 'Só com o link, grátis para ouvir.',
  owlcastUnlistedPrice: (price) => `Só com o link, ouvir custa ${price}.`,
  owlcastPrivate: 'Só os membros podem ouvir.',
}

export const HOLD_STAGE: typeof English.HOLD_STAGE = {
  slide: 'Deslize até um rosto ou um pássaro e solte',
  letGo: (to) => `Solte: ${to}`,
  letGoHere: 'Solte aqui para escolher com calma',
  nothingYet: 'Nada é publicado ainda: primeiro vem o título',
  lock: 'Travar',
}
