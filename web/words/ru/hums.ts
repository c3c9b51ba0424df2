/** Russian texts for the form of a healing story and its script reader. */
import type * as English from '../hums'

export const HUM: typeof English.HUM = {
  heading: 'Начните исцеляющую историю',
  intro:
    'Из ваших ответов получится текст для чтения вслух. Другие смогут добавить свои голоса вслед за вашим.',
  notAdvice: 'Добрые слова, не медицинский совет.',
  recipientHeading: 'Для кого она?',
  recipientName: 'Имя человека',
  alias: 'Имя в тексте',
  aliasHint: 'Это имя прочтут и услышат другие. Оставьте пустым, чтобы использовать имя человека.',
  condition: 'Состояние',
  outcomeHeading: 'Когда всё хорошо',
  outcomeHint: 'в настоящем времени',
  presentOutcome: 'Какой станет жизнь, когда всё хорошо?',
  wholenessFeeling: 'Какие при этом чувства?',
  meaningPurpose: 'Почему это важно?',
  witnesses: 'Кто говорит вместе с вами?',
  soundHeading: 'Как это должно звучать?',
  emotionWords: 'Слова, которые прозвучат',
  tone: 'Тон',
  length: 'Длина',
  language: 'Язык',
  spiritual: 'Духовный язык',
  closure: 'Завершить заключительной фразой',
  visibilityHeading: 'Кто сможет её найти?',
  consent: 'Мне можно говорить об этом человеке',
  unlisted: 'Только по ссылке',
  unlistedHint: 'Лучше так, если в тексте настоящее имя.',
  saveAnswers: 'Сохранить мои ответы вместе с историей',
  saveAnswersHint: 'Иначе они останутся на этом устройстве. Другие никогда их не увидят.',
  create: 'Создать текст',
  recreate: 'Создать текст заново',
  scriptHeading: 'Текст исцеляющего намерения',
  script: 'Текст',
  estimatedLength: (time) => `примерно ${time}`,
  empty: 'Здесь появится ваш текст.',
  edit: 'Изменить текст',
  done: 'Готово',
  record: 'Записать чтение',
  failed: 'Не удалось загрузить текст. Попробуйте ещё раз.',
}

export const SCRIPT_READER: typeof English.SCRIPT_READER = {
  label: 'Читать вслух',
  slower: 'Медленнее',
  faster: 'Быстрее',
  startScrolling: 'Прокручивать за мной',
  stopScrolling: 'Не прокручивать',
  speed: (percent) => `Темп ${percent}\u00a0%`,
}

export const HUM_EMOTION_LABELS: typeof English.HUM_EMOTION_LABELS = {
  love: 'любовь',
  compassion: 'сострадание',
  gratitude: 'благодарность',
  courage: 'мужество',
  peace: 'мир в душе',
  wonder: 'изумление',
  relief: 'облегчение',
}
export const HUM_TONE_LABELS: typeof English.HUM_TONE_LABELS = {
  classic: 'классический',
  gentle: 'мягкий',
  bold: 'смелый',
}
export const HUM_LENGTH_LABELS: typeof English.HUM_LENGTH_LABELS = {
  short: 'короткий',
  medium: 'средний',
  long: 'длинный',
}
