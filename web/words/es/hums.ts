/** Spanish texts for the form of a healing story and its script reader. */
import type * as English from '../hums'

export const HUM: typeof English.HUM = {
  heading: 'Empieza una historia sanadora',
  intro:
    'Convertimos tus respuestas en un guion para leer en voz alta. Otras personas pueden sumar su voz a la tuya.',
  notAdvice: 'Palabras amables, no consejo médico.',
  who: '¿Para quién es?',
  recipientName: 'Nombre de la persona',
  alias: 'Nombre en el guion',
  aliasHint: 'Los demás leen y oyen este nombre. Déjalo vacío para usar el nombre de la persona.',
  condition: 'Situación',
  well: 'Cuando esté bien',
  wellHint: 'en presente',
  presentOutcome: '¿Cómo es su vida cuando está bien?',
  wholenessFeeling: '¿Cómo se siente?',
  meaningPurpose: '¿Por qué importa?',
  witnesses: '¿Quién habla contigo?',
  sound: '¿Cómo debe sonar?',
  emotionWords: 'Palabras que la acompañan',
  tone: 'Tono',
  length: 'Duración',
  language: 'Idioma',
  spiritual: 'Lenguaje espiritual',
  closure: 'Terminar con una frase de cierre',
  theirs: '¿Quién puede encontrarla?',
  consent: 'Tengo permiso para hablar de esta persona',
  unlisted: 'Solo quien tenga el enlace',
  unlistedHint: 'Recomendado si el guion dice el nombre real.',
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
