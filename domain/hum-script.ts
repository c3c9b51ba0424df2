/**
 * The healing intention as a text to read aloud (spec §2.3): a line is a breath, an empty line a rest. What people typed
 * stands in lines that need no grammar of it, so that it reads well whatever they wrote.
 */
import {
  type HumAnswers,
  type HumEmotion,
  type HumLanguage,
  type HumLength,
  type HumTone,
  WITNESSES_US,
} from './hum'
import { HUM_LIMITS } from './limits'
import { isShowable, oneLine } from './text'

type Toned = Readonly<Record<HumTone, string>>

/** The lines of one language. `{word}` is filled in; what was typed comes with its full stop. */
export type HumTemplate = {
  /** Ends a sentence. */
  stop: string
  /** As they stand after "with". */
  emotions: Readonly<Record<HumEmotion, string>>
  /** {name} */
  open: Toned
  /** {emotions} */
  speak: string
  /** {condition} */
  condition: string
  /** {outcome} */
  outcome: string
  /** {feeling} */
  feeling: string
  /** {meaning} */
  meaning: string
  breath: string
  stillness: string
  road: Toned
  /** {name} */
  carry: string
  spirit: string
  us: string
  /** {witnesses} */
  witnesses: string
  close: Toned
}

/** Each language comes when it is asked for. */
export const HUM_TEMPLATES: Readonly<Record<HumLanguage, () => Promise<HumTemplate>>> = {
  en: async () => (await import('./hum-script.en')).EN,
  es: async () => (await import('./hum-script.es')).ES,
  fr: async () => (await import('./hum-script.fr')).FR,
  de: async () => (await import('./hum-script.de')).DE,
  it: async () => (await import('./hum-script.it')).IT,
  pt: async () => (await import('./hum-script.pt')).PT,
  nl: async () => (await import('./hum-script.nl')).NL,
  ru: async () => (await import('./hum-script.ru')).RU,
  ja: async () => (await import('./hum-script.ja')).JA,
  zh: async () => (await import('./hum-script.zh')).ZH,
}

const LENGTHS: Record<HumLength, number> = { short: 0, medium: 1, long: 2 }

/** The script for these answers, by the template of their language. */
export function writeScript(template: HumTemplate, answers: HumAnswers): string {
  const { tone, language } = answers
  const size = LENGTHS[answers.length]
  const list = (words: readonly string[]) => new Intl.ListFormat(language).format(words)
  const name = bare(answers.alias, HUM_LIMITS.alias) || bare(answers.recipientName, HUM_LIMITS.recipientName)
  const emotions = answers.emotionWords.map((word) => template.emotions[word])
  const witnesses = namesIn(bare(answers.witnesses, HUM_LIMITS.witnesses))
  /** A line with what was typed, or nothing where nothing was. */
  const typed = (field: 'condition' | 'outcome' | 'feeling' | 'meaning', text: string, max: number) => {
    const said = sentence(text, max, template.stop)
    return said && filled(template[field], { [field]: said })
  }
  const paragraphs = [
    [
      filled(template.open[tone], { name }),
      emotions.length > 0 && filled(template.speak, { emotions: list(emotions) }),
      answers.spiritualLanguage && template.spirit,
    ],
    [typed('condition', answers.condition, HUM_LIMITS.condition)],
    [
      typed('outcome', answers.presentOutcome, HUM_LIMITS.presentOutcome),
      typed('feeling', answers.wholenessFeeling, HUM_LIMITS.wholenessFeeling),
      typed('meaning', answers.meaningPurpose, HUM_LIMITS.meaningPurpose),
    ],
    [size >= 1 && template.breath],
    [template.road[tone]],
    [size >= 2 && template.stillness],
    [size >= 2 && filled(template.carry, { name })],
    [
      witnesses.length > 0 ? filled(template.witnesses, { witnesses: list(witnesses) }) : template.us,
      answers.includeClosureNow && template.close[tone],
    ],
  ]
  return paragraphs
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n')
}

/** How long a script takes to read, in seconds: calmly, and by characters where words are not parted. */
export function readingSeconds(text: string): number {
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? []
  const beats = words.map((word) => (UNPARTED.test(word) ? word.length / CHARS_PER_BEAT : 1))
  const breaths = text.split('\n').length - 1
  return beats.reduce((sum, beat) => sum + beat, 0) * SECONDS_PER_BEAT + breaths * SECONDS_PER_BREATH
}
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const CHARS_PER_BEAT = 2.2
const SECONDS_PER_BEAT = 0.46
const SECONDS_PER_BREATH = 0.6

/** Fills in once: what was typed is never looked at for places to fill. */
function filled(line: string, values: Readonly<Record<string, string>>): string {
  return line.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
}

/** What was typed, on one line, without what cannot be shown and without the stop at its end. */
function bare(text: string, max: number): string {
  const shown = [...text.toWellFormed()].map((point) => (isShowable(point) ? point : ' ')).join('')
  return [...oneLine(shown)]
    .slice(0, max)
    .join('')
    .replace(/[\s.,;:。、，；：]+$/u, '')
}

function sentence(text: string, max: number, stop: string): string {
  const said = bare(text, max)
  return said === '' || /[!?…！？]$/u.test(said) ? said : said + stop
}

/** The witnesses one by one; none where it is only us. */
function namesIn(witnesses: string): string[] {
  if (witnesses.toLowerCase() === WITNESSES_US) return []
  return witnesses
    .split(/[,;、，；&]|\s(?:and|y|e|et|und|en|и)\s/u)
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
