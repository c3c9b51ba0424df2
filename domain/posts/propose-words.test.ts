import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TITLE_MAX_CHARS } from '../limits'
import { splitText } from '../transcripts/words'
import { fillInProposed, PROPOSED_TITLE_MAX_CHARS, proposeWords } from './propose-words'

/** A text as an engine times it: a word each 300 ms. */
const say = (text: string, language: string) =>
  splitText(text, language).map((word, i) => [word, i * 300, i * 300 + 250] as const)
const propose = (text: string, language = 'en') => proposeWords(say(text, language), language)

describe('proposing a title and tags', () => {
  test.each<[string, string, string | null, string[]]>([
    [
      'en',
      'The fox is back on the canal path. She waits by the lock.',
      'The fox is back on the canal path',
      ['fox', 'canal'],
    ],
    [
      'en',
      'Um, so, hi everyone. Okay. I made bread with my daughter today.',
      'I made bread with my daughter today',
      ['bread', 'daughter'],
    ],
    [
      'en',
      'The, uh, the river rose again. The river took the bridge.',
      'The river rose again',
      ['river', 'rose'],
    ],
    [
      'de',
      'Ähm, also, der Fuchs ist wieder am Kanal. Der Fuchs wartet.',
      'Der Fuchs ist wieder am Kanal',
      ['fuchs', 'kanal'],
    ],
    [
      'de',
      'Hallo zusammen. Heute habe ich einen Drachen gebaut.',
      'Heute habe ich einen Drachen gebaut',
      ['drachen', 'gebaut'],
    ],
    [
      'es',
      'Eh, pues, el zorro volvió al canal. El zorro espera.',
      'El zorro volvió al canal',
      ['zorro', 'volvió'],
    ],
    [
      'fr',
      'Euh, alors, le renard est revenu au bord de l’eau.',
      'Le renard est revenu au bord de l’eau',
      ['renard', 'revenu'],
    ],
    [
      'it',
      'Allora, la volpe dorme accanto all’acqua.',
      'La volpe dorme accanto all’acqua',
      ['volpe', 'dorme'],
    ],
    ['nl', 'Nou, eh, de vos is terug bij het kanaal.', 'De vos is terug bij het kanaal', ['vos', 'kanaal']],
    [
      'pt',
      'Então, a raposa voltou ao canal. A raposa espera.',
      'A raposa voltou ao canal',
      ['raposa', 'voltou'],
    ],
    ['ru', 'Ну, вот, лиса вернулась к каналу. Лиса ждёт.', 'Лиса вернулась к каналу', ['лиса', 'вернулась']],
    [
      'ja',
      'えーと、キツネが運河に帰ってきた。運河は静かだ。',
      'キツネが運河に帰ってきた',
      ['運河', 'キツネ'],
    ],
    ['zh', '嗯，狐狸回到了运河边。狐狸在等。', '狐狸回到了运河边', ['狐狸', '运河']],
  ])('in %s: %j', (language, text, title, tags) => {
    expect(propose(text, language)).toEqual({ title, tags })
  })

  test.each([
    ['nothing', ''],
    ['noise', '… — ♪♪'],
    ['notes about sounds', '[MUSIC] (wind blowing) *coughs*'],
    ['hesitation', 'Um. Uh, hmm.'],
    ['a greeting', 'Hi everyone.'],
    ['small words', 'And so it was, and it is.'],
    ['one word again and again', 'Fox fox fox fox.'],
    ['numbers', '1 2 3 4.'],
  ])('proposes nothing from %s', (_, text) => {
    expect(propose(text)).toEqual({ title: null, tags: [] })
  })

  test('proposes no tags in a language without a list of frequent words', () => {
    expect(propose('Lisen er tilbage ved kanalen', 'da')).toEqual({
      title: 'Lisen er tilbage ved kanalen',
      tags: [],
    })
  })

  test('ends a long sentence at its clause, else between words and not with a small one', () => {
    const clause = propose(
      'The heron came down to the water, and then the whole street stood still to look at it.',
    )
    expect(clause.title).toBe('The heron came down to the water')
    const cut = propose(
      'she waits behind the lock gate until every single cyclist passes and the towpath is empty',
    )
    expect(cut.title).toBe('She waits behind the lock gate until every single cyclist')
  })

  test('cuts a long sentence without spaces between words', () => {
    const { title } = propose(`${'狐狸在运河边等着看船慢慢地经过桥洞'.repeat(5)}。`, 'zh')
    expect(title?.length).toBeLessThanOrEqual(PROPOSED_TITLE_MAX_CHARS)
    expect(title?.startsWith('狐狸在运河边')).toBe(true)
  })

  test('takes a phrase for a sentence that an engine did not punctuate', () => {
    const words = [
      ['the', 0, 200],
      ['fox', 200, 500],
      ['returned', 500, 900],
      ['nobody', 2500, 2900],
      ['saw', 2900, 3100],
    ] as const
    expect(proposeWords(words, 'en').title).toBe('The fox returned')
  })

  test('never proposes what was not said, nor more than fits', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), { maxLength: 30 }),
        (words) => {
          const spoken = words.map((word, i) => [word, i * 300, i * 300 + 200] as const)
          const { title, tags } = proposeWords(spoken, 'en')
          const said = words.join(' ').toLowerCase()
          expect((title ?? '').length).toBeLessThanOrEqual(TITLE_MAX_CHARS)
          expect(tags.length).toBeLessThanOrEqual(2)
          for (const tag of tags) expect(said).toContain(tag)
        },
      ),
    )
  })
})

describe('a form', () => {
  const first = { title: 'The fox is back', tags: ['fox', 'canal'] }
  const second = { title: 'The fox', tags: ['fox'] }
  test.each([
    [
      'is filled in where it is empty',
      { title: '', tags: '' },
      null,
      first,
      { title: 'The fox is back', tags: '#fox #canal' },
    ],
    ['keeps a typed title', { title: 'Mine', tags: ' ' }, null, first, { tags: '#fox #canal' }],
    ['keeps typed tags', { title: '', tags: '#own' }, null, first, { title: 'The fox is back' }],
    [
      'follows the words while it is as proposed',
      { title: 'The fox is back', tags: '#fox #canal' },
      first,
      second,
      { title: 'The fox', tags: '#fox' },
    ],
    ['keeps a proposal that was changed', { title: 'The fox is back!', tags: '#fox' }, first, second, {}],
    [
      'is emptied again once too little is left',
      { title: 'The fox is back', tags: '#own' },
      first,
      { title: null, tags: [] },
      { title: '' },
    ],
  ])('%s', (_, typed, before, next, filled) => {
    expect(fillInProposed(typed, before, next)).toEqual(filled)
  })

  test('go with the recording they were said in; what was typed stays', () => {
    const before = { title: 'The fox is back', tags: ['fox', 'canal'] }
    expect(fillInProposed({ title: 'The fox is back', tags: '#fox #canal' }, before, null)).toEqual({
      title: '',
      tags: '',
    })
    expect(fillInProposed({ title: 'My fox', tags: '#mine' }, before, null)).toEqual({})
  })
})
