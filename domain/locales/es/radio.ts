/** Spanish texts for what home plays: Dusk Radio, and what visitors hear. */
import type * as English from '../en/radio'

export const RADIO: typeof English.RADIO = {
  hearTonight: 'Escucha lo que se ha dicho esta noche',
  tonightFacts: (posts, minutes) =>
    `${posts === 1 ? '1 publicación' : `${posts} publicaciones`} · ${minutes} min · sin cuenta`,
  playsFirst: (name) => `Primero, ${name}`,
  newCount: (count) => (count === 1 ? '1 novedad' : `${count} novedades`),
  playNew: 'Escuchar lo nuevo',
  next: 'A continuación en Radio del ocaso',
  minutes: (count) => `${count} min`,
  start: (name) => `Empezar por ${name}`,
  faces: 'Quién está',
  programme: 'En este programa',
  parts: {
    messages: (count) => (count === 1 ? '1 mensaje sin oír' : `${count} mensajes sin oír`),
    followed: (count) => `${count} de gente que sigues`,
    fading: (count) => (count === 1 ? '1 a punto de apagarse' : `${count} a punto de apagarse`),
  },
  show: (part) => `Mostrar: ${part}`,
  heardAll: { title: 'Ya has oído todo lo nuevo', text: 'Te avisaremos cuando hable alguien que sigues.' },
  playAgain: (minutes) => `Volver a escuchar lo de hoy · ${minutes} min`,
  playTonight: 'Escuchar lo de esta noche',
  tonightCount: (count) =>
    count === 1 ? '1 publicación de esta noche' : `${count} publicaciones de esta noche`,
  meet: 'Sigue a algunas personas para hacerla tuya',
  feed: 'De la gente que sigues',
  everyone: 'Todos',
  loading: 'Cargando Radio del ocaso',
  introduce: 'Decir quién habla',
  spokenName: (name) => `De ${name}`,
  make: 'Grabar o buscar',
}
