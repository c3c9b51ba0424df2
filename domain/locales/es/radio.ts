/** Spanish texts for what home plays: Dusk Radio, and what visitors hear. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/radio'

const counted = createPluralizer('es')

export const RADIO: typeof English.RADIO = {
  hearTonight: 'Escucha lo que se ha dicho esta noche',
  tonightFacts: (posts, minutes) =>
    `${counted(posts, { one: '# publicación', other: '# publicaciones' })} · ${minutes} min · sin cuenta`,
  playsFirst: (name) => `Primero, ${name}`,
  newCount: (count) => counted(count, { one: '# novedad', other: '# novedades' }),
  playNew: 'Escuchar lo nuevo',
  start: (name) => `Empezar por ${name}`,
  faces: 'Quién está',
  heardAll: {
    title: 'Eso era todo.',
    leaving: (count) => counted(count, { one: 'Una se va al atardecer.', other: '# se van al atardecer.' }),
    text: 'Hasta mañana.',
  },
  playAgain: 'Volver a oírlas',
  playTonight: 'Escuchar lo de esta noche',
  tonightCount: (count) =>
    counted(count, { one: '# publicación de esta noche', other: '# publicaciones de esta noche' }),
  meet: 'Sigue a algunas personas para hacerla tuya',
  feed: 'De la gente que sigues',
  loading: 'Cargando Radio del ocaso',
  introduce: 'Anunciar los nombres',
  leavingNext: 'Las próximas en irse',
  saidTonight: 'Dicho esta noche',
  playsThen: 'Después',
  spokenName: (name) => `De ${name}`,
  make: 'Grabar o buscar',
}
