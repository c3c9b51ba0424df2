/** Spanish texts for choosing where a recording goes, after it was spoken. */
import type * as English from '../en/where'

export const WHERE: typeof English.WHERE = {
  heading: '¿Adónde va?',
  speakFirst: 'Habla. Después eliges adónde va.',
  chooseFirst: 'Elegir antes',
  chooseFirstHint: 'Puedes cambiarlo después de parar.',
  trim: 'Recortar',
  title: 'Título',
  fromWords: 'De lo que dijiste',
  writing: 'Escribiendo las palabras…',
  inReplyTo: 'En respuesta a…',
  later: 'Más tarde',
  sendTo: (name) => `Enviar a ${name}`,
  sendToMany: (count) => `Enviar a ${count}`,
  limit: (name, limit) => `${name}: hasta ${limit}.`,
  limitOfMessage: (limit) => `En un mensaje caben ${limit}.`,
  limitOfMessageTo: (name, limit) => `En un mensaje a ${name} caben ${limit}.`,
  length: (length) => `El tuyo dura ${length}.`,
  trimTo: (limit) => `Recortar a ${limit}`,
  chooseEnd: 'Elegir el final',
}

export const WIRE: typeof English.WIRE = {
  other: 'Para…',
  otherName: 'Para otra persona',
  podcast: 'Podcast',
}

export const CONSEQUENCES: typeof English.CONSEQUENCES = {
  public: 'Cualquiera puede oírlo.',
  publicChain: 'Cualquiera puede oírlo y continuarlo.',
  unlisted: 'Cualquiera con el enlace puede oírlo.',
  unlistedChain: 'Cualquiera con el enlace puede oírlo y continuarlo.',
  price: (price) => `Escuchar cuesta ${price}.`,
  gone: (hours) => `Desaparece en ${hours} horas.`,
  stays: 'Se queda.',
  recipient: (name) => `Solo tú y ${name} podéis escucharlo.`,
  recipients: (count) => `Solo tú y estas ${count} personas podéis escucharlo.`,
  noRecipient: 'Solo tú y la persona que elijas podéis escucharlo.',
  conversation: 'Solo vosotros dos podéis escucharlo.',
  owlcast: (title) => `Va a ${title}.`,
  newOwlcast: 'Empieza un Owlcast nuevo.',
  owlcastPublic: 'Público, gratis.',
  owlcastPublicPrice: (price) => `Público, escuchar cuesta ${price}.`,
  owlcastUnlisted: 'Solo con el enlace, gratis.',
  owlcastUnlistedPrice: (price) => `Solo con el enlace, escuchar cuesta ${price}.`,
  owlcastPrivate: 'Solo sus miembros pueden escucharlo.',
}

export const HOLD_STAGE: typeof English.HOLD_STAGE = {
  slide: 'Desliza hasta una cara o un pájaro y suelta',
  letGo: (to) => `Suelta: ${to}`,
  letGoHere: 'Suelta aquí para elegir con calma',
  nothingYet: 'Aún no se publica nada: primero va el título',
  lock: 'Bloquear',
}
