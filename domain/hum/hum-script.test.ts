import { describe, expect, test } from 'vitest'
import { DESCRIPTION_MAX_CHARS } from '../limits'
import { isShowable } from '../text/text'
import {
  HUM_DEFAULTS,
  HUM_EMOTIONS,
  HUM_LANGUAGES,
  HUM_LENGTHS,
  HUM_TONES,
  type HumAnswers,
  hasName,
} from './hum'
import { HUM_LIMITS } from './hum.limits'
import { getReadingSeconds, HUM_TEMPLATES, writeScript } from './hum-script'

const ELIAS: HumAnswers = {
  ...HUM_DEFAULTS,
  recipientName: 'Elias',
  condition: 'recovering from heart surgery',
  presentOutcome: 'He crosses the kitchen without counting the steps.',
  wholenessFeeling: 'breath that goes all the way down',
  meaningPurpose: 'to see his daughter graduate',
}

describe.each(HUM_LANGUAGES)('a script in %s', async (language) => {
  const template = await HUM_TEMPLATES[language]()
  const write = (changes: Partial<HumAnswers> = {}) =>
    writeScript(template, { ...ELIAS, language, ...changes })

  test('is complete, differs by every choice and fits a description', () => {
    const scripts = new Set<string>()
    let count = 0
    const sides = [true, false]
    for (const tone of HUM_TONES)
      for (const length of HUM_LENGTHS)
        for (const spiritualLanguage of sides)
          for (const includeClosureNow of sides)
            for (const witnesses of ['us', 'Mara, Odile and Tom'])
              for (const emotionWords of [HUM_EMOTIONS, ['love'] as const, []]) {
                const script = write({
                  tone,
                  length,
                  spiritualLanguage,
                  includeClosureNow,
                  witnesses,
                  emotionWords,
                })
                scripts.add(script)
                count++
                expect(script).toContain('Elias')
                expect(script).not.toMatch(/[{}]|undefined|\bnull\b|\.\.|。。|\n\n\n| \n/)
              }
    expect(scripts.size).toBe(count)
  })

  test('contains each typed text exactly once', () => {
    for (const length of HUM_LENGTHS) {
      const script = write({ length })
      for (const text of [ELIAS.condition, ELIAS.wholenessFeeling, ELIAS.meaningPurpose])
        expect(script.split(text)).toHaveLength(2)
      expect(script).toContain('He crosses the kitchen without counting the steps')
    }
  })

  test('omits empty fields', () => {
    const script = write({ presentOutcome: '', wholenessFeeling: ' ', meaningPurpose: '' })
    expect(script.length).toBeLessThan(write().length)
    expect(script).not.toMatch(/[:：]\s*$/m)
  })

  test('grows with the chosen length', () => {
    const [short, medium, long] = HUM_LENGTHS.map((length) => getReadingSeconds(write({ length })))
    expect(short).toBeLessThan(medium ?? 0)
    expect(medium).toBeLessThan(long ?? 0)
  })

  test('translates every emotion and joins them by the language’s rules', () => {
    expect(new Set(Object.values(template.emotions)).size).toBe(HUM_EMOTIONS.length)
    const three = HUM_DEFAULTS.emotionWords.map((word) => template.emotions[word])
    expect(write()).toContain(new Intl.ListFormat(language).format(three))
  })

  test('fits a description with maximum input', () => {
    const full = Object.fromEntries(
      Object.entries(HUM_LIMITS).map(([field, max]) => [field, 'w'.repeat(max)]),
    )
    const script = write({
      ...full,
      emotionWords: HUM_EMOTIONS,
      tone: 'bold',
      length: 'long',
      spiritualLanguage: true,
    })
    expect(script.length).toBeLessThanOrEqual(DESCRIPTION_MAX_CHARS)
  })

  test('ignores placeholders and control characters in typed text', () => {
    const hostile = '{condition} $& <img src=x onerror=alert(1)> \u202e\u0000\n\n\ud800 {name}'
    const script = write({
      recipientName: hostile,
      condition: hostile,
      presentOutcome: hostile,
      witnesses: hostile,
    })
    expect(isShowable(script)).toBe(true)
    expect(script).toContain('{condition} $& <img src=x onerror=alert(1)>')
    expect(script.split('\n').length).toBe(
      write({ wholenessFeeling: '', meaningPurpose: '' }).split('\n').length + 2,
    )
  })
})

test('uses the alias instead of the name everywhere', async () => {
  for (const language of HUM_LANGUAGES) {
    const script = writeScript(await HUM_TEMPLATES[language](), {
      ...ELIAS,
      language,
      alias: 'the sailor',
      length: 'long',
    })
    expect(script).toContain('the sailor')
    expect(hasName(script, 'Elias')).toBe(false)
  }
})

test('finds a name as a word, and anywhere in scripts without spaces', () => {
  expect(hasName('For elias, tonight', 'Elias ')).toBe(true)
  expect(hasName('For Eliasson', 'Elias')).toBe(false)
  expect(hasName('Eliasson and Elias', 'Elias')).toBe(true)
  expect(hasName('太郎さん', '太郎')).toBe(true)
  expect(hasName('anything', ' ')).toBe(false)
})
