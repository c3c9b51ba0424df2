/** Russian texts for the form of a healing story and its script reader. */
import type * as English from '../hums'

export const HUM: typeof English.HUM = {
  heading: 'Начните исцеляющую историю',
  intro:
    'Из ваших ответов получится текст для чтения вслух. Другие смогут добавить свои голоса вслед за вашим.',
  notAdvice: 'Добрые слова, не медицинский совет.',
  who: 'Для кого она?',
  recipientName: 'Имя человека',
  alias: 'Имя в тексте',
  aliasHint: 'Это имя прочтут и услышат другие. Оставьте пустым, чтобы использовать имя человека.',
  condition: 'Состояние',
  well: 'Когда всё хорошо',
  wellHint: 'в настоящем времени',
  presentOutcome: 'Какой станет жизнь, когда всё хорошо?',
  wholenessFeeling: 'Какие при этом чувства?',
  meaningPurpose: 'Почему это важно?',
  witnesses: 'Кто говорит вместе с вами?',
  sound: 'Как это должно звучать?',
  emotionWords: 'Слова, которые прозвучат',
  tone: 'Тон',
  length: 'Длина',
  language: 'Язык',
  spiritual: 'Духовный язык',
  closure: 'Завершить заключительной фразой',
  theirs: 'Кто сможет её найти?',
  consent: 'Мне можно говорить об этом человеке',
  unlisted: 'Только по ссылке',
  unlistedHint: 'Лучше так, если в тексте настоящее имя.',
  keep: 'Сохранить мои ответы вместе с историей',
  keepHint: 'Иначе они останутся на этом устройстве. Другие никогда их не увидят.',
  create: 'Создать текст',
  again: 'Создать текст заново',
  card: 'Текст исцеляющего намерения',
  script: 'Текст',
  about: (time) => `примерно ${time}`,
  empty: 'Здесь появится ваш текст.',
  edit: 'Изменить текст',
  done: 'Готово',
  record: 'Записать чтение',
  failed: 'Не удалось загрузить текст. Попробуйте ещё раз.',
}

export const READING: typeof English.READING = {
  label: 'Читать вслух',
  slower: 'Медленнее',
  faster: 'Быстрее',
  follow: 'Прокручивать за мной',
  hold: 'Не прокручивать',
  pace: (percent) => `Темп ${percent}\u00a0%`,
}

export const EMOTION_WORDS: typeof English.EMOTION_WORDS = {
  love: 'любовь',
  compassion: 'сострадание',
  gratitude: 'благодарность',
  courage: 'мужество',
  peace: 'мир в душе',
  wonder: 'изумление',
  relief: 'облегчение',
}
export const TONE_WORDS: typeof English.TONE_WORDS = {
  classic: 'классический',
  gentle: 'мягкий',
  bold: 'смелый',
}
export const LENGTH_WORDS: typeof English.LENGTH_WORDS = {
  short: 'короткий',
  medium: 'средний',
  long: 'длинный',
}
