/**
 * Dates of feeds. RFC 822 and ISO 8601 are what feeds should have; many have the habits of a country or a program instead.
 * A text is a date only if all of it is understood and the day exists: a date that is read as another one is worse than none.
 */
import { LANGUAGES } from '../i18n/languages'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../time/units'

/** Texts up to this length are read; none that is longer is a date. */
const FEED_DATE_MAX_CHARS = 100

/** Earlier times are what programs write for "no date". */
const EARLIEST_MS = 24 * HOUR_MS

/**
 * Offsets in hours. Names with two meanings have the one that feeds use: AST is Atlantic, BST British summer, CST, EST and
 * MST American, IST Indian. The single letters of RFC 822 but Z are none: its own table has their signs wrong.
 */
const ZONES = new Map(
  Object.entries({
    '-11': 'sst',
    '-10': 'hst hast',
    '-9': 'akst hdt hadt',
    '-8': 'pst akdt',
    '-7': 'mst pdt',
    '-6': 'cst mdt',
    '-5': 'est cdt cot pet',
    '-4': 'ast edt clt bot vet',
    '-3.5': 'nst',
    '-3': 'adt brt art uyt clst gft',
    '-2.5': 'ndt',
    '-2': 'brst fnt',
    '-1': 'azot',
    0: 'z gmt ut utc wet azost',
    1: 'cet mez met wat bst west',
    2: 'eet oez cest mesz mest cat sast',
    3: 'msk мск eest oesz eat trt fet idt',
    3.5: 'irst',
    4: 'msd get samt azt gst',
    4.5: 'aft irdt',
    5: 'pkt yekt uzt',
    5.5: 'ist',
    5.75: 'npt',
    6: 'omst bdt btt',
    6.5: 'mmt',
    7: 'krat novt ict wib',
    8: '中国標準時 中国标准时间 中國標準時間 北京时间 北京時間 台北標準時間 irkt hkt sgt pht myt awst wita ulat',
    8.75: 'acwst',
    9: '日本標準時 日本時間 韓国標準時 yakt jst kst wit',
    9.5: 'acst',
    10: 'vlat aest chst',
    10.5: 'acdt lhst',
    11: 'magt sakt sret aedt lhdt nct',
    12: 'nzst anat pett fjt',
    12.75: 'chast',
    13: 'nzdt',
    13.75: 'chadt',
  }).flatMap(([hours, names]) => names.split(' ').map((name) => [name, Number(hours) * HOUR_MS] as const)),
)

/** Names that mean standard or daylight time, by the date. */
const PLACES = new Map(
  Object.entries({
    at: 'America/Halifax',
    et: 'America/New_York',
    ct: 'America/Chicago',
    mt: 'America/Denver',
    pt: 'America/Los_Angeles',
    akt: 'America/Anchorage',
    aet: 'Australia/Sydney',
    nzt: 'Pacific/Auckland',
  }),
)

type Day = { year: number; month: number; day: number }

/**
 * Returns the time of a text in ms since 1970; null unless the whole text is understood. Without a zone it is UTC. Numbers
 * between slashes or dashes are a date only where one alone can be the month; between dots the day is first. Korean words have
 * the time of Korea.
 */
export function parseFeedDate(text: string): number | null {
  if (text.length > FEED_DATE_MAX_CHARS) return null
  const plain = toPlainDate(text)
  const [, seconds] = /^(\d{9,10})(?:\.\d+|\d{3})?$/.exec(plain) ?? []
  const zone = /\p{sc=Hangul}/u.test(text) && /\d:\d\d(?: [ap]m)?$/.test(plain) ? ' kst' : ''
  const time = seconds ? Number(seconds) * SECOND_MS : parsePlainDate(plain + zone)
  return time !== null && time >= EARLIEST_MS ? time : null
}

/** Small letters without marks, ASCII digits, no comments and no weekday; the signs of East Asian dates as separators. */
function toPlainDate(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}|\p{Cf}/gu, '')
      .normalize('NFC')
      .replace(/\p{Nd}/gu, toAsciiDigit)
      // An en dash or the real minus before an offset.
      .replace(/\p{Pd}|\u2212/gu, '-')
      .toLowerCase()
      // A comment behind a time without an offset says where that is.
      .replace(
        /((?<![+-] ?\d{1,2}):\d\d(?:[.,]\d+)?(?: ?[ap]\.? ?m\.?)?) *\((?![月火水木金土日一二三四五六]\))([^()]+)\) *$/u,
        '$1 $2',
      )
      .replace(/\([^()]*\)/g, ' ')
      .replace(
        /((?:[+-]\d\d:?\d\d|z) ?)?\[([^[\]]*)\]\s*$/,
        (_, offset: string | undefined, place: string) => offset ?? ` ${place}`,
      )
      .replace(/([0-9])\s*[年년]\s*([0-9]+)\s*[月월]\s*([0-9]+)\s*[日일号]?/u, '$1-$2-$3 ')
      .replace(/\s*(?:星期|周|週)[一二三四五六日天]|[月火水木金土日]曜日?/gu, ' ')
      .replace(
        /([0-9])\s*[時时点點시]\s*(?:([0-9]{1,2})\s*[分분]\s*(?:([0-9]{1,2})\s*[秒초])?)?/gu,
        (_, ...parts) =>
          parts
            .slice(0, 3)
            .map((part: string | undefined) => part ?? '00')
            .join(':'),
      )
      .replace(/(?:午前|上午|오전|早上|早晨|清晨|凌晨)\s*([0-9:.]+)/u, ' $1 am ')
      .replace(/(?:午後|下午|오후|晚上|中午|傍晚)\s*([0-9:.]+)/u, ' $1 pm ')
      .replace(/(\p{L})\./gu, '$1')
      .replace(/(?<=\d ?)([ap]) m(?!\p{L})/gu, '$1m')
      .replace(/\s+/g, ' ')
      .replace(/^[ ,]+| $/g, '')
  )
}

/** Scripts have their digits in a row, from a number that ends in 0 or 6. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const isFromZero = /\p{Nd}/u.test(String.fromCodePoint(code - (code % 16)))
  return String((code % 16) - (isFromZero ? 0 : 6))
}

/** The forms of a day at the start of a text, and which of its groups are year, month and day. */
const DAYS: readonly [form: RegExp, toDay: (parts: string[]) => Day | null][] = [
  [/^(\d{4})([-/.]) ?(\d{1,2})\2 ?(\d{1,2})\.?(?!\d)/, ([y, , m, d]) => toDay(y, m, d)],
  [/^(\d{4})(\d\d)(\d\d)(?!\d)/, ([y, m, d]) => toDay(y, m, d)],
  [/^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d\d)(?!\d)/, ([d, m, y]) => toDay(y, m, d)],
  [
    /^(\d{1,2})([-/])(\d{1,2})\2(\d{4})(?!\d)/,
    ([a, , b, y]) => {
      if (Number(a) > 12 || a === b) return toDay(y, b, a)
      return Number(b) > 12 ? toDay(y, a, b) : null
    },
  ],
  [
    /^(\d{1,2})(?:st|nd|rd|th|er|re|o|a|º|ª|\.)?[ -]*(?:of |de |d')?([\p{L}']{2,})[ ,.-]*(?:de |del )?(\d{4}|\d\d)(?!\d)(?: ?(?:г|года|r|an)(?= |,|$))?/u,
    ([d, m, y]) => toDay(y, findMonth(m), d),
  ],
  [
    /^([\p{L}']{2,})[ -]+(\d{1,2})(?:st|nd|rd|th|\.)?(?:,? |-)(\d{4})(?![\d:])/u,
    ([m, d, y]) => toDay(y, findMonth(m), d),
  ],
  [/^(\d{4})[ -]([\p{L}']{2,})[ -](\d{1,2})(?!\d)/u, ([y, m, d]) => toDay(y, findMonth(m), d)],
]

/** Words between a date and its time. */
const TIME_FORM =
  /^(?:t|[ ,]*(?:-|@|at|um|om|alle ore|alle|ore|a las|a|as|kl|в|klo)? *)?(?:(\d{1,2})(?:(?:[:.]| ?h ?)(\d{2})(?:[:.](\d{2})(?:[.,](\d{1,9}))?)?| ?h(?!\p{L})| ?(?=[ap]m))|(?<=t)(\d\d)(\d\d)(\d\d)?)(?: ?(?:uhr|uur|h|min|ч)(?!\p{L}))?(?: ?([ap])m(?!\p{L}))?/u

function parsePlainDate(plain: string): number | null {
  const text = sortParts(plain)
  for (const [form, read] of DAYS) {
    const found = form.exec(text)
    if (!found) continue
    const day = read(found.slice(1).map((part) => part ?? ''))
    return day && parseTimeAndZone(text.slice(found[0].length), day)
  }
  // A weekday in any language; what follows has to be a date.
  const rest = text.replace(/^[\p{L}'-]+(?: feira)? ?[,.]* ?/u, '')
  return rest === text ? null : parsePlainDate(rest)
}

/** The year of C and Unix dates stands behind time and zone: `mar 4 07:30:00 eet 2025`. */
function sortParts(text: string): string {
  return text.replace(
    /^([\p{L}]{3,}) (\d{1,2}) (\d{1,2}:\d\d(?::\d\d)?(?: [\p{L}]+)?(?: ?[+-]\d{4})?) (\d{4})$/u,
    '$1 $2 $4 $3',
  )
}

function parseTimeAndZone(text: string, { year, month, day }: Day): number | null {
  const date = Date.UTC(year, month - 1, day)
  if (/^[ ,.]*$/.test(text)) return date
  const found = TIME_FORM.exec(text)
  if (!found) return null
  const [whole, hourText, minute = '0', second = '0', fraction = '0', hour2, minute2, second2 = '0', half] =
    found
  const hour = Number(hourText ?? hour2)
  const isCompact = hour2 !== undefined
  const [minutes, seconds] = [Number(isCompact ? minute2 : minute), Number(isCompact ? second2 : second)]
  // A leap second is the first of the next minute, and 24:00 of the next day.
  if (
    (hour > 23 && (hour > 24 || minutes + seconds + Number(fraction) > 0 || half)) ||
    minutes > 59 ||
    seconds > 60
  )
    return null
  if (half === 'a' && hour > 12) return null
  const hours = half && hour <= 12 ? (hour % 12) + (half === 'p' ? 12 : 0) : hour
  const local =
    date +
    hours * HOUR_MS +
    minutes * MINUTE_MS +
    seconds * SECOND_MS +
    Math.floor(Number(`0.${fraction}`) * SECOND_MS)
  const offset = findOffset(text.slice(whole.length).trim(), local)
  return offset === null ? null : local - offset
}

/** The offset of a zone in ms; null for an unknown one. */
function findOffset(zone: string, local: number): number | null {
  if (/^[,.]*$/.test(zone)) return 0
  const [, sign, hours, minutes = '0'] =
    /^,? ?(?:[a-z]{1,5}(?= ?[+-]))? ?([+-]) ?(\d{1,2})(?::?(\d\d))?(?: \p{L}+)?$/u.exec(zone) ?? []
  if (sign) {
    const offset = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS
    return Number(hours) > 14 || Number(minutes) > 59 ? null : offset * (sign === '-' ? -1 : 1)
  }
  const name = zone.replace(/^,? ?/, '')
  const place = PLACES.get(name) ?? (/^[a-z]+(?:\/[a-z_-]+)+$/.test(name) ? name : null)
  return place === null ? (ZONES.get(name) ?? null) : findPlaceOffset(place, local)
}

/** The offset of a place at a local time. */
function findPlaceOffset(timeZone: string, local: number): number | null {
  try {
    const format = new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
    const readOffset = (at: number) => {
      const parts = Object.fromEntries(
        format.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
      )
      const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts
      return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at / MINUTE_MS) * MINUTE_MS
    }
    // The first guess may lie on the other side of a change.
    return readOffset(local - readOffset(local))
  } catch {
    return null
  }
}

/** A day that exists; two digits are a year from 1950 to 2049, as in RFC 2822. */
function toDay(yearText = '', month: string | number | null = null, day = ''): Day | null {
  const number = Number(yearText)
  const year = yearText.length === 2 ? number + (number < 50 ? 2000 : 1900) : number
  const found = { year, month: Number(month), day: Number(day) }
  const date = new Date(Date.UTC(found.year, found.month - 1, found.day))
  const isReal = date.getUTCMonth() + 1 === found.month && date.getUTCDate() === found.day
  return isReal && month !== null ? found : null
}

let months: Map<string, number> | undefined

/** The month of a name in one of the languages: whole, or cut after three letters or more. */
function findMonth(name = ''): number | null {
  months ??= listMonths()
  return months.get(name) ?? null
}

/** Names that Intl does not have. */
const OTHER_NAMES: Readonly<Record<string, number>> = {
  janner: 1,
  jaenner: 1,
  feber: 2,
  mrz: 3,
  maerz: 3,
  setiembre: 9,
}

function listMonths(): Map<string, number> {
  const found = new Map(Object.entries(OTHER_NAMES))
  const ambiguous = new Set<string>()
  for (const language of LANGUAGES)
    for (const style of ['long', 'short'] as const)
      for (const day of [undefined, 'numeric'] as const) {
        const format = new Intl.DateTimeFormat(language, { month: style, day, timeZone: 'UTC' })
        for (let month = 1; month <= 12; month += 1) {
          const value = format
            .formatToParts(Date.UTC(2025, month - 1, 15))
            .find(({ type }) => type === 'month')
          const name = toPlainDate(value?.value ?? '')
          if (!/^\p{L}{2,}$/u.test(name)) continue
          for (let end = Math.min(3, name.length); end <= name.length; end += 1) {
            const part = name.slice(0, end)
            if ((found.get(part) ?? month) !== month) ambiguous.add(part)
            found.set(part, month)
          }
        }
      }
  for (const part of ambiguous) found.delete(part)
  return found
}
