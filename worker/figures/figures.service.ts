/** Figures of the whole site by day, counted by cron. Counting a day again gives the same rows. */
import { type DayFigures, toDay } from '../../domain/site/figures'
import type { Figures } from '../../domain/site/figures.schema'
import { DAY_MS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import { flushRefusals } from '../http/refusals'
import {
  countPosts,
  countSignUpRequests,
  countSite,
  deleteFiguresBefore,
  findLastCount,
  listFigures,
  saveFigures,
} from './figures.repo'

/** Days of figures that the overview shows, and how long they are kept. */
const FIGURES_DAYS = 30
const FIGURES_KEPT_DAYS = 400
/** How old the figures of a day get before they are counted again: counting reads every post. */
export const FIGURES_EVERY_MS = 900_000

/** Cron step: counts today, and once more the day that has ended. */
export async function recordFigures(deps: Pick<AppDeps, 'db' | 'clock'>): Promise<void> {
  const { db, clock } = deps
  await flushRefusals(deps)
  const now = clock.now()
  const last = await findLastCount(db, toDay(now))
  if (last !== null && now - last < FIGURES_EVERY_MS) return
  if (last === null) {
    await recordDay(deps, now - DAY_MS)
    await deleteFiguresBefore(db, toDay(now - FIGURES_KEPT_DAYS * DAY_MS))
  }
  await recordDay(deps, now)
}

async function recordDay({ db, clock }: Pick<AppDeps, 'db' | 'clock'>, at: number): Promise<void> {
  const day = toDay(at)
  const from = Date.parse(day)
  const isToday = day === toDay(clock.now())
  const [site, kinds] = await Promise.all([
    countSite(db, from, from + DAY_MS),
    countPosts(db, from, from + DAY_MS),
  ])
  const values: Record<string, number> = isToday
    ? site
    : { 'people.new': site['people.new'], 'emails.sent': site['emails.sent'], 'sms.sent': site['sms.sent'] }
  for (const { kind, count, seconds } of kinds) {
    values[`posts.${kind}`] = count
    values[`seconds.${kind}`] = seconds
  }
  await saveFigures(db, day, values, clock.now())
}

/** The figures of the last `FIGURES_DAYS` days, for admins and metrics. */
export async function getFigures({ db, clock }: Pick<AppDeps, 'db' | 'clock'>): Promise<Figures> {
  const now = clock.now()
  const [rows, requestsWaiting] = await Promise.all([
    listFigures(db, toDay(now - (FIGURES_DAYS - 1) * DAY_MS)),
    countSignUpRequests(db),
  ])
  const days = new Map<string, Record<string, number>>()
  for (const { day, name, value } of rows) days.set(day, { ...days.get(day), [name]: value })
  return {
    days: [...days].map(([day, values]): DayFigures & { values: Record<string, number> } => ({
      day,
      values,
    })),
    today: toDay(now),
    updatedAt: rows.length > 0 ? Math.max(...rows.map(({ updatedAt }) => updatedAt)) : null,
    requestsWaiting,
  }
}
