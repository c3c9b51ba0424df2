/** Spanish texts for the form of a healing story and its script reader. */
import type * as English from '../hums'

export const HUM: typeof English.HUM = {
  heading: 'Empieza una historia sanadora',
  intro:
    'Convertimos tus respuestas en un guion para leer en voz alta. Otras personas pueden sumar su voz a la tuya.',
  notAdvice: 'Palabras amables, no consejo médico.',
  recipientHeading: '¿Para quién es?',
  recipientName: 'Nombre de la persona',
  alias: 'Nombre en el guion',
  aliasHint: 'Los demás leen y oyen este nombre. Déjalo vacío para usar el nombre de la persona.',
  condition: 'Situación',
  outcomeHeading: 'Cuando esté bien',
  outcomeHint: 'en presente',
  presentOutcome: '¿Cómo es su vida cuando está bien?',
  wholenessFeeling: '¿Cómo se siente?',
  meaningPurpose: '¿Por qué importa?',
  witnesses: '¿Quién habla contigo?',
  soundHeading: '¿Cómo debe sonar?',
  emotionWords: 'Palabras que la acompañan',
  tone: 'Tono',
  length: 'Duración',
  language: 'Idioma',
  spiritual: 'Lenguaje espiritual',
  closure: 'Terminar con una frase de cierre',
  visibilityHeading: '¿Quién puede encontrarla?',
  consent: 'Tengo permiso para hablar de esta persona',
  unlisted: 'Solo quien tenga el enlace',
  unlistedHint: 'Recomendado si el guion dice el nombre real.',
  saveAnswers: 'Guardar mis respuestas con la historia',
  saveAnswersHint: 'Si no, se quedan en este dispositivo. Nadie más las ve nunca.',
  create: 'Crear guion',
  recreate: 'Crear el guion de nuevo',
  scriptHeading: 'Guion de intención sanadora',
  script: 'Guion',
  estimatedLength: (time) => `unos ${time}`,
  empty: 'Aquí aparecerá tu guion.',
  edit: 'Editar guion',
  done: 'Listo',
  record: 'Grabar la lectura',
  failed: 'No se pudo cargar el guion. Inténtalo de nuevo.',
}

export const SCRIPT_READER: typeof English.SCRIPT_READER = {
  label: 'Leer en voz alta',
  slower: 'Más despacio',
  faster: 'Más rápido',
  startScrolling: 'Desplazar conmigo',
  stopScrolling: 'Parar el desplazamiento',
  speed: (percent) => `Ritmo ${percent}\u00a0%`,
}

export const HUM_EMOTION_LABELS: typeof English.HUM_EMOTION_LABELS = {
  love: 'amor',
  compassion: 'compasión',
  gratitude: 'gratitud',
  courage: 'valentía',
  peace: 'paz',
  wonder: 'asombro',
  relief: 'alivio',
}
export const HUM_TONE_LABELS: typeof English.HUM_TONE_LABELS = {
  classic: 'clásico',
  gentle: 'suave',
  bold: 'audaz',
}
export const HUM_LENGTH_LABELS: typeof English.HUM_LENGTH_LABELS = {
  short: 'corto',
  medium: 'medio',
  long: 'largo',
}
