/**
 * Writes the script of a healing story (spec §2.3): each line is a breath, an empty line a pause. Typed text goes
 * into lines that need no grammatical agreement with it.
 */

import { isShowable, toOneLine } from '../text/text'
import { type HumAnswers, type HumLanguage, type HumLength, WITNESSES_US } from './hum'
import { HUM_LIMITS } from './hum.limits'
import type { HumTemplate } from './hum-template'

/** Loaded on demand. */
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

/** Returns the script for a form's answers in the template of their language. */
export function writeScript(template: HumTemplate, answers: HumAnswers): string {
  const { tone, language } = answers
  const size = LENGTHS[answers.length]
  const list = (words: readonly string[]) => new Intl.ListFormat(language).format(words)
  const name =
    toPlainLine(answers.alias, HUM_LIMITS.alias) ||
    toPlainLine(answers.recipientName, HUM_LIMITS.recipientName)
  const emotions = answers.emotionWords.map((word) => template.emotions[word])
  const witnesses = splitNames(toPlainLine(answers.witnesses, HUM_LIMITS.witnesses))
  /** Returns the line with the typed text, or '' where nothing was typed. */
  const typed = (field: 'condition' | 'outcome' | 'feeling' | 'meaning', text: string, max: number) => {
    const line = toSentenceLine(text, max, template.stop)
    return line && fillTemplate(template[field], { [field]: line })
  }
  const paragraphs = [
    [
      fillTemplate(template.open[tone], { name }),
      emotions.length > 0 && fillTemplate(template.speak, { emotions: list(emotions) }),
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
    [size >= 2 && fillTemplate(template.carry, { name })],
    [
      witnesses.length > 0 ? fillTemplate(template.witnesses, { witnesses: list(witnesses) }) : template.us,
      answers.includeClosureNow && template.close[tone],
    ],
  ]
  return paragraphs
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n')
}

/** Returns the calm reading time of a script in seconds; by characters in scripts without spaces. */
export function getReadingSeconds(text: string): number {
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? []
  const beats = words.map((word) => (NO_SPACES.test(word) ? word.length / CHARS_PER_BEAT : 1))
  const breaths = text.split('\n').length - 1
  return beats.reduce((sum, beat) => sum + beat, 0) * SECONDS_PER_BEAT + breaths * SECONDS_PER_BREATH
}
const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const CHARS_PER_BEAT = 2.2
const SECONDS_PER_BEAT = 0.46
const SECONDS_PER_BREATH = 0.6

/** Fills placeholders once, so that placeholders inside typed text stay as they are. */
function fillTemplate(line: string, values: Readonly<Record<string, string>>): string {
  return line.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
}

/** Returns typed text on one line, without unshowable characters and without its final punctuation. */
function toPlainLine(text: string, max: number): string {
  const shown = [...text.toWellFormed()].map((point) => (isShowable(point) ? point : ' ')).join('')
  return [...toOneLine(shown)]
    .slice(0, max)
    .join('')
    .replace(/[\s.,;:。、，；：]+$/u, '')
}

function toSentenceLine(text: string, max: number, stop: string): string {
  const line = toPlainLine(text, max)
  return line === '' || /[!?…！？]$/u.test(line) ? line : line + stop
}

/** Splits the witnesses; [] for the default witnesses. */
function splitNames(witnesses: string): string[] {
  if (witnesses.toLowerCase() === WITNESSES_US) return []
  return witnesses
    .split(/[,;、，；&]|\s(?:and|y|e|et|und|en|и)\s/u)
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
