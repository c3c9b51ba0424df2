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
  start: (name) => `Começar por ${name}`,
  faces: 'Quem está nela',
  heardAll: {
    title: 'Isso foi tudo.',
    leaving: (count) =>
      counted(count, { one: 'Um vai embora ao pôr do sol.', other: '# vão embora ao pôr do sol.' }),
    text: 'Até amanhã.',
  },
  playAgain: 'Ouvir de novo',
  playTonight: 'Ouvir esta noite',
  tonightCount: (count) => counted(count, { one: '# post desta noite', other: '# posts desta noite' }),
  meet: 'Siga algumas pessoas para deixá-la com a sua cara',
  feed: 'De pessoas que você segue',
  loading: 'Carregando a Rádio do anoitecer',
  introduce: 'Anunciar os nomes',
  leavingNext: 'Os próximos a sair',
  saidTonight: 'Dito esta noite',
  playsThen: 'Depois',
  spokenName: (name) => `De ${name}`,
  make: 'Gravar ou buscar',
}
