/** Figures of the site by day, and what they cost. Names without a user: `posts.squawk`, `refused.request.invalid`. */

/** Estimated costs in dollars: a minute of transcript, a text message, a thousand emails, and a gigabyte a month. */
const COST_TRANSCRIPT_MINUTE = 0.0005
const COST_SMS = 0.0113
const COST_EMAILS_THOUSAND = 0.9
const COST_STORAGE_GIGABYTE = 0.015
/** Estimated costs of a month at which the overview warns. */
export const COST_CEILING_DOLLARS = 50

export type DayFigures = { day: string; values: Readonly<Record<string, number>> }

/** Names that are not made of a prefix and something counted. */
export const FIGURE_NAMES = [
  'people',
  'people.new',
  'people.day',
  'people.week',
  'storage.bytes',
  'emails.waiting',
  'emails.sent',
  'sms.sent',
  'transcripts.waiting',
  'transcripts.seconds',
] as const
export type FigureName = (typeof FIGURE_NAMES)[number]

/** Returns the UTC day of a time in ms: `2026-11-25`. */
export function toDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

/** Returns the sum of a figure over days. */
export function sumFigure(days: readonly DayFigures[], name: string): number {
  return days.reduce((sum, { values }) => sum + (values[name] ?? 0), 0)
}

/** Returns the sums over days of all figures that begin with `prefix`, by the rest of their names, greatest first. */
export function sumFigures(days: readonly DayFigures[], prefix: string): [name: string, sum: number][] {
  const sums = new Map<string, number>()
  for (const { values } of days)
    for (const [name, value] of Object.entries(values))
      if (name.startsWith(prefix)) {
        const rest = name.slice(prefix.length)
        sums.set(rest, (sums.get(rest) ?? 0) + value)
      }
  return [...sums].filter(([, sum]) => sum > 0).sort(([, a], [, b]) => b - a)
}

/** Returns the newest value of a figure; 0 without one. */
export function findNewestFigure(days: readonly DayFigures[], name: string): number {
  const newest = [...days].sort((a, b) => b.day.localeCompare(a.day)).find(({ values }) => name in values)
  return newest?.values[name] ?? 0
}

export type Costs = Record<'transcripts' | 'sms' | 'emails' | 'storage' | 'total', number> & {
  isOver: boolean
}

/** Returns the estimated costs in dollars of the month that `day` is in, up to it. */
export function calculateCosts(days: readonly DayFigures[], day: string): Costs {
  const month = days.filter((one) => one.day.slice(0, 7) === day.slice(0, 7))
  const parts = {
    transcripts: (sumFigure(month, 'transcripts.seconds') / 60) * COST_TRANSCRIPT_MINUTE,
    sms: sumFigure(month, 'sms.sent') * COST_SMS,
    emails: (sumFigure(month, 'emails.sent') / 1000) * COST_EMAILS_THOUSAND,
    storage: (findNewestFigure(days, 'storage.bytes') / 1e9) * COST_STORAGE_GIGABYTE,
  }
  const total = Object.values(parts).reduce((sum, cost) => sum + cost, 0)
  return { ...parts, total, isOver: total >= COST_CEILING_DOLLARS }
}
