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
  next: 'A continuación en Radio del ocaso',
  minutes: (count) => `${count} min`,
  start: (name) => `Empezar por ${name}`,
  faces: 'Quién está',
  programme: 'En este programa',
  parts: {
    messages: (count) => counted(count, { one: '# mensaje sin oír', other: '# mensajes sin oír' }),
    followed: (count) => `${count} de gente que sigues`,
    fading: (count) => counted(count, { one: '# a punto de apagarse', other: '# a punto de apagarse' }),
  },
  show: (part) => `Mostrar: ${part}`,
  heardAll: { title: 'Ya has oído todo lo nuevo', text: 'Te avisaremos cuando hable alguien que sigues.' },
  playAgain: (minutes) => `Volver a escuchar lo de hoy · ${minutes} min`,
  playTonight: 'Escuchar lo de esta noche',
  tonightCount: (count) =>
    counted(count, { one: '# publicación de esta noche', other: '# publicaciones de esta noche' }),
  meet: 'Sigue a algunas personas para hacerla tuya',
  feed: 'De la gente que sigues',
  everyone: 'Todos',
  loading: 'Cargando Radio del ocaso',
  introduce: 'Decir quién habla',
  spokenName: (name) => `De ${name}`,
  make: 'Grabar o buscar',
}
