import Download from 'lucide-react/icons/download'
import { formatDollars } from '../../../domain/billing/price'
import { getKeptCents } from '../../../domain/earnings/earnings'
import type { Earning } from '../../../domain/earnings/earnings.schema'
import { formatDate } from '../../../domain/i18n/dates'
import { EARNING_COLUMNS, EARNING_STATES, EARNINGS } from '../../../domain/locales/en/earnings'
import { useDownloadEarnings, useEarnings } from '../../api/billing/earnings.queries'
import { useOnline } from '../../hooks/useOnline'
import { EmptyState } from '../../parts/loading/EmptyState'
import { showErrorToast } from '../../parts/loading/error-toast'
import { QueryError } from '../../parts/loading/QueryError'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { Button } from '../../ui/buttons/Button'
import { MoreButton } from '../../ui/buttons/MoreButton'
import { formatBalance } from './format-balance'

/** The viewer's sales: each with its price, what goes off, and what became of it. */
export function EarningsTable() {
  const query = useEarnings()
  const download = useDownloadEarnings()
  const isOnline = useOnline()
  if (query.isPending)
    return (
      <Skeleton label={EARNINGS.loading}>
        <SkeletonBlock height="120px" />
      </Skeleton>
    )
  const sales = query.data?.pages.flatMap((page) => page.items) ?? []
  if (query.data && sales.length === 0) return <EmptyState title={EARNINGS.empty} text={EARNINGS.emptyText} />
  return (
    <>
      <QueryError query={query} />
      {sales.length === 0 ? null : (
        <div className="earnings-card surface stack">
          <SalesTable sales={sales} />
          <div className="earnings-actions wrap">
            {query.hasNextPage ? (
              <MoreButton
                size="sm"
                busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {EARNINGS.more}
              </MoreButton>
            ) : null}
            <Button
              tone="line"
              size="sm"
              icon={<Download className="icon icon-small" />}
              busy={download.isPending}
              disabled={!isOnline}
              onClick={() =>
                download.mutate(undefined, {
                  onError: showErrorToast,
                })
              }
            >
              {EARNINGS.download}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}

function SalesTable({ sales }: { sales: readonly Earning[] }) {
  const { soldAt, title, price, cost, fee, kept, state } = EARNING_COLUMNS
  return (
    <table className="earnings-table">
      <caption className="visually-hidden">{EARNINGS.table}</caption>
      <thead>
        <tr>
          <th scope="col" className="wide-only">
            {soldAt}
          </th>
          <th scope="col">{title}</th>
          <th scope="col" className="wide-only -amount">
            {price}
          </th>
          <th scope="col" className="wide-only -amount">
            {cost}
          </th>
          <th scope="col" className="wide-only -amount">
            {fee}
          </th>
          <th scope="col" className="-amount">
            {kept}
          </th>
          <th scope="col">{state}</th>
        </tr>
      </thead>
      <tbody>
        {sales.map((sale) => (
          <SaleRow key={sale.id} sale={sale} />
        ))}
      </tbody>
    </table>
  )
}

/** On a narrow screen the day and the parts of the price are below the title. */
function SaleRow({ sale }: { sale: Earning }) {
  const { soldAt, title, cents, costCents, feeCents, state } = sale
  const day = formatDate(soldAt, { dateStyle: 'medium' })
  const { price, cost, fee, deleted } = EARNING_COLUMNS
  return (
    <tr>
      <td className="wide-only">{day}</td>
      <th scope="row">
        {title ?? <span className="dim">{deleted}</span>}
        <small className="narrow-only">
          {day} · {price} {formatDollars(cents)} · {cost} {formatDollars(costCents)} · {fee}{' '}
          {formatDollars(feeCents)}
        </small>
      </th>
      <td className="wide-only -amount">{formatDollars(cents)}</td>
      <td className="wide-only -amount">{formatDollars(costCents)}</td>
      <td className="wide-only -amount">{formatDollars(feeCents)}</td>
      <td className="-amount">
        <strong>{formatBalance(getKeptCents(sale))}</strong>
      </td>
      <td>
        <span className={`earnings-state -${state}`}>{EARNING_STATES[state]}</span>
      </td>
    </tr>
  )
}
