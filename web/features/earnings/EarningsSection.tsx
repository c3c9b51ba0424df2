import './EarningsSection.css'
import Banknote from 'lucide-react/icons/banknote'
import Landmark from 'lucide-react/icons/landmark'
import Wallet from 'lucide-react/icons/wallet'
import { useEffect, useRef } from 'react'
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
import { useView } from '../../state/view'
import { Button } from '../../ui/buttons/Button'
import { SettingRow } from '../../ui/lists/SettingRow'
import { EarningsTable } from './EarningsTable'
import { formatBalance } from './format-balance'

/** The earnings of the viewer: the amount owed, the account it is paid out to, and every sale. */
export function EarningsSection() {
  const query = usePayouts()
  const ref = useRef<HTMLElement>(null)
  const isBack = useView().params.has('payouts')
  // The payment provider's page leads back here.
  useEffect(() => {
    if (isBack) ref.current?.scrollIntoView({ block: 'start' })
  }, [isBack])
  return (
    <section className="setgroup earnings" ref={ref}>
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
        icon={Wallet}
        text={
          <>
            <dl className="earnings-sums">
              <div>
                <dt>{EARNINGS.owed}</dt>
                <dd className="tabular">{formatBalance(balanceCents)}</dd>
              </div>
              <div>
                <dt>{EARNINGS.paidOut}</dt>
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
        <SettingRow icon={Landmark} title={EARNINGS.account} hint={EARNINGS.notOffered} />
      )}
      {items.map(({ id, cents, state, createdAt }) => (
        <SettingRow
          key={id}
          icon={Banknote}
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
      icon={Landmark}
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
