import { useState } from 'react'
import { ERROR_CODES, type ErrorCode } from '../../../domain/errors/error-table'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { formatDate, formatNumber } from '../../../domain/i18n/dates'
import { isKind } from '../../../domain/kinds'
import { KIND_LABELS } from '../../../domain/locales/en/kinds'
import { OVERVIEW } from '../../../domain/locales/en/site'
import {
  COST_CEILING_DOLLARS,
  calculateCosts,
  findNewestFigure,
  sumFigure,
  sumFigures,
} from '../../../domain/site/figures'
import type { Figures } from '../../../domain/site/figures.schema'
import { DAY_MS } from '../../../domain/time/units'
import { SegmentedControl } from '../../ui/fields/SegmentedControl'

const PERIODS = ['1', '7', '30'] as const
type Period = (typeof PERIODS)[number]
const PERIOD_TEXTS = { '1': 1, '7': 7, '30': 30 } as const
const COSTS = ['transcripts', 'sms', 'emails', 'storage'] as const

const formatDollars = (dollars: number) => `$${dollars.toFixed(2)}`
const formatGigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`
const toMinutes = (seconds: number) => Math.round(seconds / 60)

/** The site's figures of a period, as numbers and tables. */
export function FigureBoard({ figures }: { figures: Figures }) {
  const [period, setPeriod] = useState<Period>('1')
  const { days, today, updatedAt, requestsWaiting } = figures
  const first = new Date(Date.parse(today) - (Number(period) - 1) * DAY_MS).toISOString().slice(0, 10)
  const shown = days.filter(({ day }) => day >= first && day <= today)
  const newest = (name: string) => findNewestFigure(days, name)
  const posts = sumFigures(shown, 'posts.')
  const seconds = sumFigures(shown, 'seconds.')
  const refusals = sumFigures(shown, 'refused.')
  const costs = calculateCosts(days, today)
  const isCounted = days.some(({ values }) => 'people' in values)
  const sum = (pairs: readonly [string, number][]) => pairs.reduce((total, [, count]) => total + count, 0)
  return (
    <>
      <div className="site-period row wrap">
        <SegmentedControl
          label={OVERVIEW.period}
          name="period"
          value={period}
          onChange={setPeriod}
          options={PERIODS.map((value) => ({
            value,
            label: OVERVIEW.periods[PERIOD_TEXTS[value]],
          }))}
        />
        {isCounted && updatedAt !== null ? (
          <small className="dim">
            {OVERVIEW.asOf(formatDate(updatedAt, { hour: 'numeric', minute: 'numeric' }))}
          </small>
        ) : null}
      </div>
      {isCounted ? null : <p className="dim">{OVERVIEW.none}</p>}
      <dl className="site-figures">
        <Figure
          label={OVERVIEW.people}
          value={newest('people')}
          note={OVERVIEW.newPeople(sumFigure(shown, 'people.new'))}
        />
        <Figure
          label={OVERVIEW.active}
          value={newest('people.day')}
          note={OVERVIEW.activeWeek(newest('people.week'))}
        />
        <Figure label={OVERVIEW.posts} value={sum(posts)} />
        <Figure label={OVERVIEW.minutes} value={toMinutes(sum(seconds))} />
        <Figure label={OVERVIEW.waiting} value={requestsWaiting} stands={requestsWaiting > 0} />
      </dl>
      <div className="site-columns columns">
        {posts.length === 0 ? null : <KindTable posts={posts} shown={shown} />}
        <section className="site-card stack surface">
          <h2>{OVERVIEW.running}</h2>
          <dl className="site-facts divided">
            <Fact label={OVERVIEW.emailsWaiting} value={formatNumber(newest('emails.waiting'))} />
            <Fact label={OVERVIEW.transcriptsWaiting} value={formatNumber(newest('transcripts.waiting'))} />
            <Fact label={OVERVIEW.costs.sms} value={formatNumber(sumFigure(shown, 'sms.sent'))} />
            <Fact label={OVERVIEW.costs.emails} value={formatNumber(sumFigure(shown, 'emails.sent'))} />
            <Fact label={OVERVIEW.stored} value={formatGigabytes(newest('storage.bytes'))} />
          </dl>
        </section>
        <section className="site-card stack surface">
          <h2>{OVERVIEW.spending}</h2>
          {costs.isOver ? <p className="site-warning">{OVERVIEW.over}</p> : null}
          <dl className="site-facts divided">
            {COSTS.map((name) => (
              <Fact key={name} label={OVERVIEW.costs[name]} value={formatDollars(costs[name])} />
            ))}
            <Fact label={OVERVIEW.total} value={formatDollars(costs.total)} />
          </dl>
          <small className="dim">{OVERVIEW.spendingHint(`$${COST_CEILING_DOLLARS}`)}</small>
        </section>
        <section className="site-card stack surface">
          <h2>{OVERVIEW.refusals}</h2>
          {refusals.length === 0 ? <p className="dim">{OVERVIEW.noRefusals}</p> : null}
          <dl className="site-facts divided">
            {refusals.map(([code, count]) => (
              <Fact key={code} label={formatRefusal(code)} value={formatNumber(count)} />
            ))}
          </dl>
        </section>
      </div>
    </>
  )
}

type KindTableProps = { posts: readonly [kind: string, count: number][]; shown: Figures['days'] }

function KindTable({ posts, shown }: KindTableProps) {
  return (
    <section className="site-card stack surface">
      <h2>{OVERVIEW.byKind}</h2>
      <table className="site-table">
        <thead>
          <tr>
            <th scope="col">{OVERVIEW.kind}</th>
            <th scope="col">{OVERVIEW.posts}</th>
            <th scope="col">{OVERVIEW.minutes}</th>
          </tr>
        </thead>
        <tbody>
          {posts.map(([kind, count]) => (
            <tr key={kind}>
              <th scope="row">{isKind(kind) ? KIND_LABELS[kind].menu : kind}</th>
              <td>{formatNumber(count)}</td>
              <td>{formatNumber(toMinutes(sumFigure(shown, `seconds.${kind}`)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type FigureProps = { label: string; value: number; note?: string; stands?: boolean }

function Figure({ label, value, note, stands = false }: FigureProps) {
  return (
    <div className={stands ? 'surface stack -stands' : 'surface stack'}>
      <dt className="subtle">{label}</dt>
      <dd>
        <strong className="tabular">{formatNumber(value)}</strong>
        {note ? <small>{note}</small> : null}
      </dd>
    </div>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="row -spread -baseline">
      <dt>{label}</dt>
      <dd className="tabular">{value}</dd>
    </div>
  )
}

/** The text that a refused user saw. A code of an earlier version has none and stays a code. */
function formatRefusal(code: string): string {
  return ERROR_CODES.some((known) => known === code) ? formatErrorMessage(code as ErrorCode) : code
}
