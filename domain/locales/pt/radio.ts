/** Portuguese texts for what home plays: Dusk Radio, and what visitors hear. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/radio'

const counted = createPluralizer('pt')

export const RADIO: typeof English.RADIO = {
  hearTonight: 'Ouça o que disseram esta noite',
  tonightFacts: (posts, minutes) =>
    `${counted(posts, { one: '# post', other: '# posts' })} · ${minutes} min · sem precisar de conta`,
  playsFirst: (name) => `Primeiro, ${name}`,
  newCount: (count) => counted(count, { one: '# novidade', other: '# novidades' }),
  playNew: 'Ouvir as novidades',
  next: 'A seguir na Rádio do anoitecer',
  minutes: (count) => `${count} min`,
  start: (name) => `Começar por ${name}`,
  faces: 'Quem está nela',
  programme: 'Neste programa',
  parts: {
    messages: (count) => counted(count, { one: '# mensagem não ouvida', other: '# mensagens não ouvidas' }),
    followed: (count) => `${count} de pessoas que você segue`,
    fading: (count) => counted(count, { one: '# prestes a sumir', other: '# prestes a sumir' }),
  },
  show: (part) => `Mostrar: ${part}`,
  heardAll: { title: 'Você já ouviu tudo de novo', text: 'Avisaremos quando alguém que você segue falar.' },
  playAgain: (minutes) => `Ouvir hoje de novo · ${minutes} min`,
  playTonight: 'Ouvir esta noite',
  tonightCount: (count) => counted(count, { one: '# post desta noite', other: '# posts desta noite' }),
  meet: 'Siga algumas pessoas para deixá-la com a sua cara',
  feed: 'De pessoas que você segue',
  everyone: 'Todos',
  loading: 'Carregando a Rádio do anoitecer',
  introduce: 'Dizer quem fala',
  spokenName: (name) => `De ${name}`,
  make: 'Gravar ou buscar',
}
