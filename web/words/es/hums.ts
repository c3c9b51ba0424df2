/** Spanish texts for the form of a healing story and its script reader. */
import type * as English from '../hums'

export const HUM: typeof English.HUM = {
  heading: 'Empieza una historia sanadora',
  intro:
    'Convertimos tus respuestas en un guion que lees en voz alta, y otras personas suman su voz a la tuya.',
  notAdvice: 'Palabras amables, no consejo médico.',
  who: '¿Para quién es?',
  recipientName: 'Nombre de la persona',
  alias: 'Nombre en el guion',
  aliasHint: 'Lo que todo el mundo lee y oye en su lugar. Si falta, el guion dice el nombre de la persona.',
  condition: 'Situación',
  well: '¿Cómo es estar bien?',
  wellHint: 'en presente',
  presentOutcome: 'Cómo se ve hoy',
  wholenessFeeling: 'Sensación de plenitud',
  meaningPurpose: 'Sentido y propósito',
  witnesses: 'Testigos',
  sound: '¿Cómo debe sonar?',
  emotionWords: 'Emociones',
  tone: 'Tono',
  length: 'Duración',
  language: 'Idioma',
  spiritual: 'Lenguaje espiritual',
  closure: 'Incluir ya el cierre',
  theirs: '¿Quién puede encontrarla?',
  consent: 'Tengo permiso para hablar de esta persona',
  unlisted: 'Solo quien tenga el enlace',
  unlistedHint: 'Recomendado mientras el guion diga el nombre real.',
  keep: 'Guardar mis respuestas con la historia',
  keepHint: 'Si no, se quedan en este dispositivo. Nadie más las ve nunca.',
  create: 'Crear guion',
  again: 'Crear el guion de nuevo',
  card: 'Guion de intención sanadora',
  script: 'Guion',
  about: (time) => `unos ${time}`,
  empty: 'Aquí aparecerá tu guion.',
  edit: 'Editar guion',
  done: 'Listo',
  record: 'Grabar la lectura',
  failed: 'No se pudo cargar el guion. Inténtalo de nuevo.',
}

export const READING: typeof English.READING = {
  label: 'Leer en voz alta',
  slower: 'Más despacio',
  faster: 'Más rápido',
  follow: 'Desplazar conmigo',
  hold: 'Parar el desplazamiento',
  pace: (percent) => `Ritmo ${percent}\u00a0%`,
}

export const EMOTION_WORDS: typeof English.EMOTION_WORDS = {
  love: 'amor',
  compassion: 'compasión',
  gratitude: 'gratitud',
  courage: 'valentía',
  peace: 'paz',
  wonder: 'asombro',
  relief: 'alivio',
}
export const TONE_WORDS: typeof English.TONE_WORDS = {
  classic: 'clásico',
  gentle: 'suave',
  bold: 'audaz',
}
export const LENGTH_WORDS: typeof English.LENGTH_WORDS = {
  short: 'corto',
  medium: 'medio',
  long: 'largo',
}
