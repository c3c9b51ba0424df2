import './EarningsSection.css'
import { PAYOUT_HOLD_DAYS, PAYOUT_MIN_CENTS } from '../../../domain/billing/billing.limits'
import { formatDollars } from '../../../domain/billing/price'
import type { Payouts } from '../../../domain/earnings/earnings.schema'
import { formatDate } from '../../../domain/i18n/dates'
import { EARNINGS } from '../../../domain/locales/en/earnings'
import { useSuspension } from '../../api/auth/suspension'
import { useOpenPayoutAccount, usePayouts } from '../../api/billing/earnings.queries'
import { useOnline } from '../../hooks/useOnline'
import { showErrorToast } from '../../parts/loading/error-toast'
import { SettingsListState } from '../../parts/loading/SettingsListState'
import { Button } from '../../ui/buttons/Button'
import { SettingRow } from '../../ui/lists/SettingRow'
import { EarningsTable } from './EarningsTable'
import { formatBalance } from './format-balance'

/** The earnings of the viewer: the amount owed, the account it is paid out to, and every sale. */
export function EarningsSection() {
  const query = usePayouts()
  return (
    <section className="setgroup stack earnings">
      <h2>{EARNINGS.title}</h2>
      <div className="settings-list">
        <SettingsListState query={query} loading={EARNINGS.loading} />
        {query.data ? <PayoutRows payouts={query.data} /> : null}
      </div>
      <EarningsTable />
    </section>
  )
}

function PayoutRows({ payouts }: { payouts: Payouts }) {
  const { balanceCents, paidOutCents, items } = payouts
  const isSuspended = useSuspension() !== null
  return (
    <>
      <SettingRow
        text={
          <>
            <dl className="earnings-sums wrap">
              <div>
                <dt className="subtle">{EARNINGS.owed}</dt>
                <dd className="tabular">{formatBalance(balanceCents)}</dd>
              </div>
              <div>
                <dt className="subtle">{EARNINGS.paidOut}</dt>
                <dd className="tabular">{formatDollars(paidOutCents)}</dd>
              </div>
            </dl>
            {balanceCents < 0 ? <small>{EARNINGS.negative}</small> : null}
          </>
        }
      />
      {payouts.isOffered ? (
        // The server creates none for a suspended author.
        isSuspended && payouts.account === 'not_started' ? null : (
          <AccountRow payouts={payouts} />
        )
      ) : (
        <SettingRow title={EARNINGS.account} hint={EARNINGS.notOffered} />
      )}
      {items.map(({ id, cents, state, createdAt }) => (
        <SettingRow
          key={id}
          title={formatDollars(cents)}
          titleProps={{ className: 'tabular' }}
          hint={
            <>
              {formatDate(createdAt, { dateStyle: 'medium' })} · {EARNINGS.payoutStates[state]}
            </>
          }
        />
      ))}
    </>
  )
}

function AccountRow({ payouts: { account, billing, isBankRefusing } }: { payouts: Payouts }) {
  const open = useOpenPayoutAccount()
  const isOnline = useOnline()
  return (
    <SettingRow
      className="-stacks"
      title={EARNINGS.account}
      text={
        <>
          {isBankRefusing ? (
            <small className="earnings-warning" role="alert">
              {EARNINGS.bankRefused}
            </small>
          ) : (
            <small>{EARNINGS.accountStates[account]}</small>
          )}
          {account === 'enabled' ? (
            <small>{EARNINGS.owedHint(PAYOUT_HOLD_DAYS, formatDollars(PAYOUT_MIN_CENTS))}</small>
          ) : null}
          {billing === 'demo' ? <small>{EARNINGS.demo}</small> : null}
          {isOnline ? null : <small>{EARNINGS.offline}</small>}
        </>
      }
    >
      <Button
        size="sm"
        tone={account === 'enabled' ? 'line' : 'primary'}
        busy={open.isPending || open.isSuccess}
        disabled={!isOnline}
        onClick={() =>
          open.mutate(undefined, {
            onError: showErrorToast,
          })
        }
      >
        {EARNINGS.accountActions[account]}
      </Button>
    </SettingRow>
  )
}
