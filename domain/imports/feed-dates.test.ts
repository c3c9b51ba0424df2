import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../i18n/languages'
import { DAY_MS, HOUR_MS } from '../time/units'
import { parseFeedDate } from './feed-dates'

const toIso = (text: string) => {
  const time = parseFeedDate(text)
  return time === null ? null : new Date(time).toISOString().replace('.000Z', 'Z')
}

test.each([
  ['Tue, 4 Mar 2025 07:30:00 GMT', '2025-03-04T07:30:00Z'],
  ['Tue, 4 Mar 2025 07:30:00 +0530', '2025-03-04T02:00:00Z'],
  ['4 Mar 25 07:30 -0330', '2025-03-04T11:00:00Z'],
  ['Tue,4 Mar 2025 07:30:00+01:00', '2025-03-04T06:30:00Z'],
  [' Tue , 4 Mar 2025 \n 07:30:00  GMT ', '2025-03-04T07:30:00Z'],
  ['Tue, 4 Mar 2025 19.30 GMT', '2025-03-04T19:30:00Z'],
  ['Tue, 4 Mar 2025 07:30:60 GMT', '2025-03-04T07:31:00Z'],
  ['Tue, 04 Mar 2025 07:30:00 +0200 (EET)', '2025-03-04T05:30:00Z'],
  ['Tue, 04 Mar 2025 07:30:00 +0200 EET', '2025-03-04T05:30:00Z'],
  ['Tue Mar 04 2025 07:30:00 GMT+0200 (Eastern European Standard Time)', '2025-03-04T05:30:00Z'],
  ['Tue, 4 Mar 2025 07:30:00 \u22120500', '2025-03-04T12:30:00Z'],
  ['Sunday, 06-Nov-94 08:49:37 GMT', '1994-11-06T08:49:37Z'],
  ['Sun Nov  6 08:49:37 1994', '1994-11-06T08:49:37Z'],
  ['Thu Jan  1 00:00:00 EST 2004', '2004-01-01T05:00:00Z'],
  ['January 5, 2025 7:30 PM EST', '2025-01-06T00:30:00Z'],
  ['Jan. 5th, 2025 12:05 a.m.', '2025-01-05T00:05:00Z'],
  ['4 Mar 2025 7pm', '2025-03-04T19:00:00Z'],
  ['4-Mar-2025', '2025-03-04T00:00:00Z'],
  ['2025-02-03', '2025-02-03T00:00:00Z'],
  ['2025-02-03T07:30Z', '2025-02-03T07:30:00Z'],
  ['2025-02-03 07:30:00 +0200', '2025-02-03T05:30:00Z'],
  ['2025-02-03T07:30:00.123+05:30', '2025-02-03T02:00:00.123Z'],
  ['20250203T073000Z', '2025-02-03T07:30:00Z'],
  ['20250203T0730+0100', '2025-02-03T06:30:00Z'],
  ['20250203', '2025-02-03T00:00:00Z'],
  ['2025/2/3 7:30', '2025-02-03T07:30:00Z'],
  ['03.02.2025 07:30', '2025-02-03T07:30:00Z'],
  ['3. 2. 25', '2025-02-03T00:00:00Z'],
  ['13/02/2025 10:00', '2025-02-13T10:00:00Z'],
  ['02/13/2025 10:00', '2025-02-13T10:00:00Z'],
  ['12-12-2025', '2025-12-12T00:00:00Z'],
  ['ven., 14 févr. 2025 08:00:00 +0100', '2025-02-14T07:00:00Z'],
  ['1er mars 2025 à 20h30', '2025-03-01T20:30:00Z'],
  ['Di., 4. März 2025, 7:30 Uhr', '2025-03-04T07:30:00Z'],
  ['Di, 04 Mrz 2025 20:15:00 +0100', '2025-03-04T19:15:00Z'],
  ['ma, 17 mrt 2025 08:00:00 +0100', '2025-03-17T07:00:00Z'],
  ['Пт, 04 апр 2025 08:00:00 +0300', '2025-04-04T05:00:00Z'],
  ['4 апреля 2025 г., 08:00', '2025-04-04T08:00:00Z'],
  ['sexta-feira, 4 de abril de 2025 08:00:00 -0300', '2025-04-04T11:00:00Z'],
  ['2025年4月4日 08:00', '2025-04-04T08:00:00Z'],
  ['2025年4月4日(金) 午後8時30分', '2025-04-04T20:30:00Z'],
  ['2025年4月4日 星期五 下午8:30', '2025-04-04T20:30:00Z'],
  ['２０２５年４月４日', '2025-04-04T00:00:00Z'],
  ['2025년 5월 25일 오후 11:23', '2025-05-25T14:23:00Z'],
  ['2025-05-25 오전 9시', '2025-05-25T00:00:00Z'],
  ['٠٤/١٣/٢٠٢٥', '2025-04-13T00:00:00Z'],
  ['०४.१२.२०२५', '2025-12-04T00:00:00Z'],
  ['1738567800', '2025-02-03T07:30:00Z'],
  ['Tue, 4 Mar 2025 07:30:00 Europe/Berlin', '2025-03-04T06:30:00Z'],
])('reads %j', (text, expected) => {
  expect(toIso(text)).toBe(expected)
})

test.each([
  [
    'a day that does not exist',
    ['Mon, 31 Feb 2025 07:30:00 GMT', '29.02.2025', '2025-13-01', '20250431', '0 Mar 2025'],
  ],
  [
    'an hour that does not exist',
    [
      '4 Mar 2025 24:00:01',
      '4 Mar 2025 25:00',
      '4 Mar 2025 24:00 pm',
      '4 Mar 2025 07:60',
      '4 Mar 2025 07:30 +2500',
    ],
  ],
  ['a day or a month alone', ['4 Mar', '2025-02', '2025', 'Mar 2025', '07:30']],
  ['numbers that may be either', ['03/02/2025', '3-2-2025 10:00', '25-02-03', '03/02/25']],
  [
    'an unknown zone',
    [
      '4 Mar 2025 07:30:00 XYZ',
      '4 Mar 2025 07:30:00 (XYZ)',
      '4 Mar 2025 07:30 (in the morning)',
      '2025-03-04T07:30[Nowhere/Town]',
      '4 Mar 2025 07:30 Nowhere/Town',
      '4 Mar 2025 07:30 A',
    ],
  ],
  ['a month of no language, or of two', ['4 Foo 2025', '4 jui 2025']],
  [
    'what programs write for none',
    ['Mon, 01 Jan 0001 00:00:00 GMT', '1970-01-01T00:00:00Z', '0', '0000-00-00 00:00:00'],
  ],
  [
    'other words',
    ['', ' ', 'today', 'soon', '4 Mar 2025 or so', '2025-02-03 2025-02-04', '\u0000', '4'.repeat(2000)],
  ],
])('reads %s as no date', (_, texts) => {
  for (const text of texts) expect(toIso(text), text).toBeNull()
})

describe('zones', () => {
  test.each([
    [0, 'GMT UT UTC Z WET'],
    [1, 'CET MEZ BST WEST'],
    [2, 'CEST MESZ EET CAT SAST'],
    [3, 'EEST MSK TRT EAT'],
    [4, 'MSD SAMT'],
    [5, 'YEKT PKT'],
    [5.5, 'IST'],
    [7, 'KRAT ICT WIB'],
    [8, 'AWST HKT SGT IRKT'],
    [9, 'JST KST YAKT'],
    [9.5, 'ACST'],
    [10, 'AEST VLAT'],
    [10.5, 'ACDT'],
    [11, 'AEDT MAGT'],
    [12, 'NZST PETT'],
    [13, 'NZDT'],
    [-2.5, 'NDT'],
    [-3, 'ADT BRT ART'],
    [-3.5, 'NST'],
    [-4, 'AST EDT'],
    [-5, 'EST CDT'],
    [-6, 'CST MDT'],
    [-7, 'MST PDT'],
    [-8, 'PST AKDT'],
    [-9, 'AKST'],
    [-10, 'HST'],
  ])('reads the names of %d hours', (hours, names) => {
    for (const name of names.split(' '))
      for (const text of [name, name.toLowerCase()])
        expect(parseFeedDate(`Tue, 4 Mar 2025 07:30:00 ${text}`), name).toBe(
          Date.UTC(2025, 2, 4, 7, 30) - hours * HOUR_MS,
        )
  })

  test.each([
    ['PT', -8, -7],
    ['MT', -7, -6],
    ['CT', -6, -5],
    ['ET', -5, -4],
    ['AT', -4, -3],
    ['AET', 11, 10],
    ['NZT', 13, 12],
  ])('reads %s by the season', (name, january, july) => {
    expect(parseFeedDate(`14 Jan 2025 12:00 ${name}`)).toBe(Date.UTC(2025, 0, 14, 12 - january))
    expect(parseFeedDate(`14 Jul 2025 12:00 ${name}`)).toBe(Date.UTC(2025, 6, 14, 12 - july))
    expect(parseFeedDate(`9 Mar 2025 12:00 PT`)).toBe(Date.UTC(2025, 2, 9, 19))
    expect(parseFeedDate(`9 Mar 2025 01:00 PT`)).toBe(Date.UTC(2025, 2, 9, 9))
  })
})

describe.each(LANGUAGES)('in %s', (language) => {
  const days = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 12 + month))
  const format = (at: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(at)

  test('months and weekdays are read whole and short, in any case, with and without a full stop', () => {
    for (const at of days)
      for (const month of ['long', 'short'] as const)
        for (const weekday of ['long', 'short'] as const) {
          const text = format(at, { weekday, day: 'numeric', month, year: 'numeric' })
          const name = format(at, { month })
          const [day, year] = [format(at, { weekday }), '2024 08:00:00 +0100']
          const number = new Date(at).getUTCDate()
          const variants = [`${day}, ${number} ${name} ${year}`, `${number} ${name.replace('.', '')} ${year}`]
          expect(parseFeedDate(text), text).toBe(at)
          if (/^\p{L}/u.test(name))
            for (const one of variants.flatMap((variant) => [variant, variant.toUpperCase()]))
              expect(parseFeedDate(one), one).toBe(at + 7 * HOUR_MS)
        }
  })
})

test('reads each day of sixty years in the forms of programs, and no day that is not there', () => {
  for (let at = 2 * DAY_MS; at < Date.UTC(2030, 0); at += 17 * DAY_MS) {
    const date = new Date(at + 8 * HOUR_MS)
    for (const text of [
      date.toUTCString(),
      date.toISOString(),
      date.toString(),
      String(date.getTime() / 1000),
    ])
      if (!/^\d{1,8}$/.test(text)) expect(parseFeedDate(text), text).toBe(date.getTime())
  }
  for (let month = 1; month <= 12; month += 1)
    for (let day = 1; day <= 33; day += 1) {
      const isReal = new Date(Date.UTC(2025, month - 1, day)).getUTCDate() === day
      const text = `2025-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
      expect(parseFeedDate(text) !== null, text).toBe(isReal)
    }
})

test('reads no text for long', () => {
  const start = performance.now()
  for (const text of [
    '4 '.repeat(50),
    'a'.repeat(100),
    `${'a-'.repeat(49)}1`,
    '(('.repeat(50),
    ' , '.repeat(33),
  ])
    for (let round = 0; round < 100; round += 1) parseFeedDate(text)
  expect(performance.now() - start).toBeLessThan(500)
})

test.each([
  [
    'Spanish',
    '2025-04-04T20:00:00Z',
    [
      '4 abr 2025, 8:00 p. m.',
      '4 abr 2025, 8:00\u00a0p.\u00a0m.',
      '4 abr 2025, 8 p. m.',
      '4 de abril de 2025, 8:00 p.m.',
      '4 abr 2025 8:00:00 P. M.',
    ],
  ],
  ['Spanish mornings', '2025-04-04T08:00:00Z', ['4 abr 2025, 8:00 a. m.', '4 abr 2025, 8:00 a.m.']],
  [
    'Dutch',
    '2025-04-04T08:00:00Z',
    ['4 april 2025 om 08:00 uur', '4 apr 2025 8:00 uur', 'vrijdag 4 april 2025 om 08.00 uur'],
  ],
  [
    'Italian',
    '2025-04-04T08:00:00Z',
    [
      '4 aprile 2025 alle ore 08:00',
      '4 aprile 2025 alle 08:00',
      '4 aprile 2025 ore 8.00',
      '4 aprile 2025, alle ore 8:00',
    ],
  ],
  [
    'French',
    '2025-04-04T08:00:00Z',
    [
      '4 avril 2025 à 8 h 00',
      '4 avril 2025 à 8\u202fh\u202f00',
      '4 avril 2025 à 8 h',
      '4 avril 2025 8h00',
      '4 avril 2025 à 08 h 00 min',
    ],
  ],
  [
    'Russian',
    '2025-04-04T05:00:00Z',
    ['4 апреля 2025, 8:00 МСК', '4 апреля 2025 г., 8:00 (МСК)', '04.04.2025 08:00 мск'],
  ],
  [
    'Austrian',
    '2025-01-04T00:00:00Z',
    ['4. Jänner 2025', '4. Ja\u0308nner 2025', '4. Jaenner 2025', '4. Jan. 2025'],
  ],
  ['Austrian February', '2025-02-04T08:00:00Z', ['4. Feber 2025 08:00', '4. Feber 2025, 8:00 Uhr']],
  [
    'Chinese',
    '2025-04-04T12:30:00Z',
    ['2025年4月4日 中午12:30', '2025年4月4日中午12點30分', '2025-04-04 中午 12:30'],
  ],
  [
    'Chinese with a zone',
    '2025-04-04T00:00:00Z',
    ['2025年4月4日 上午8:00 北京时间', '2025-04-04 08:00 (北京时间)', '2025年4月4日 08:00:00 中国标准时间'],
  ],
  [
    'Japanese',
    '2025-04-03T23:00:00Z',
    [
      '2025年4月4日 8:00:00 日本標準時',
      '2025年4月4日(金) 8:00 (日本標準時)',
      '2025/04/04 08:00 日本時間',
      '2025年4月4日 8時00分 日本標準時',
    ],
  ],
  [
    'a name and an offset',
    '2025-04-04T07:00:00Z',
    [
      'Fri, 4 Apr 2025 08:00:00 CET +0100',
      '4 Apr 2025 08:00 CET+01:00',
      '4 Apr 2025 08:00 MEZ +1',
      '4 Apr 2025 08:00 WAT +0100',
    ],
  ],
  [
    'the end of a day',
    '2025-04-05T00:00:00Z',
    [
      '4 Apr 2025 24:00:00',
      '2025-04-04T24:00:00Z',
      '2025-04-04T24:00',
      '20250404T240000Z',
      '5 Apr 2025 01:00 CET',
    ],
  ],
  [
    'milliseconds',
    '2025-04-04T08:00:00Z',
    ['1743753600000', ' 1743753600000 ', '1743753600', '1743753600.000'],
  ],
  [
    'a place in brackets',
    '2025-04-04T06:00:00Z',
    [
      '2025-04-04T08:00:00+02:00[Europe/Berlin]',
      '2025-04-04T08:00:00+0200 [Europe/Berlin]',
      '2025-04-04T08:00[Europe/Berlin]',
      '2025-04-04T06:00:00Z[UTC]',
      '2025-04-04T06:00:00Z[Etc/UTC]',
    ],
  ],
  [
    'a zone in a comment',
    '2025-04-04T06:30:00Z',
    [
      'Fri, 4 Apr 2025 07:30:00 (CET)',
      '4 Apr 2025 07:30 (MEZ)',
      '4 Apr 2025 7:30 am (CET)',
      '4 Apr 2025 08:30 (Europe/Berlin)',
      '4 Apr 2025 08:30 (GMT+2)',
      '2025-04-04 07:30:00.000 (cet)',
      '4 Apr 2025 08:30:00 +02:00 (CET)',
      '2025-04-04 06:30 (金)',
    ],
  ],
])('reads %s times', (_, expected, texts) => {
  for (const text of texts) expect(toIso(text), text).toBe(expected)
})
