import './ProDialog.css'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign'
import Hourglass from 'lucide-react/icons/hourglass'
import Lock from 'lucide-react/icons/lock'
import Timer from 'lucide-react/icons/timer'
import { useState } from 'react'
import { PRO, PURCHASE } from '../../../../domain/locales/en/account'
import { useUpgrade } from '../../../api/billing/plan.mutations'
import { usePurchases } from '../../../api/billing/purchases.queries'
import { getErrorMessage } from '../../../api/request-error'
import { useOnline } from '../../../hooks/useOnline'
import { PaymentError, PaymentNote, PriceTag } from '../../../parts/billing/Payment'
import { promptSignIn } from '../../../state/sign-in'
import { Button } from '../../../ui/buttons/Button'
import { Dialog } from '../../../ui/overlays/Dialog'
import type { Account } from '../account'

const ICONS = [Timer, Hourglass, CircleDollarSign, Lock]

type Props = { account: Account; onClose: () => void }

/** The Pro plan: benefits, end date and payment. */
export function ProDialog({ account: { me }, onClose }: Props) {
  const [confirmation, setConfirmation] = useState<{ title: string; endsAt: number } | null>(null)
  return (
    <Dialog title={confirmation?.title ?? PRO.title} width={440} kind="owlcast" onClose={onClose}>
      {confirmation ? null : <PriceTag price={PRO.price} per={PRO.perMonth} />}
      <ul className="pro-benefits stack -m">
        {PRO.benefits.map((benefit, i) => {
          const Icon = confirmation ? CircleCheck : (ICONS[i % ICONS.length] ?? Timer)
          return (
            <li key={benefit} className="row">
              <Icon className="icon" />
              {benefit}
            </li>
          )
        })}
      </ul>
      {confirmation ? (
        <div className="pro-payment stack -m">
          <p role="status">{PRO.benefitsUntil(confirmation.endsAt)}</p>
          <Button tone="kind" size="lg" block autoFocus onClick={onClose}>
            {PRO.continueLabel}
          </Button>
        </div>
      ) : (
        <UpgradeForm
          me={me}
          onPaid={(endsAt) => setConfirmation({ title: me?.isPro ? PRO.extended : PRO.welcome, endsAt })}
        />
      )}
    </Dialog>
  )
}

type UpgradeFormProps = { me: Account['me']; onPaid: (endsAt: number) => void }

function UpgradeForm({ me, onPaid }: UpgradeFormProps) {
  const online = useOnline()
  const purchases = usePurchases(Boolean(me))
  const upgrading = useUpgrade()
  const billing = me ? purchases.data?.billing : undefined
  async function pay() {
    // The dialog stays open: after signing in, the user sees the payment method before paying.
    if (!me) return void (await promptSignIn(PRO.signIn))
    if (!billing) return void purchases.refetch()
    upgrading.mutate(me.proExpiresAt, {
      onSuccess: (upgrade) => {
        if (upgrade.status === 'paid') onPaid(upgrade.proExpiresAt)
        else location.assign(upgrade.url)
      },
    })
  }
  const error = upgrading.error ?? (me ? purchases.error : null)
  // Only while unknown: a refetch must not ignore a press.
  const isBillingUnknown = me !== null && !billing && purchases.isFetching
  const isLeaving = upgrading.data?.status === 'continue'
  return (
    <div className="pro-payment stack -m">
      {me?.isPro && me.proExpiresAt !== null ? <p>{PRO.activeUntil(me.proExpiresAt)}</p> : null}
      {billing ? <PaymentNote>{PURCHASE[billing]}</PaymentNote> : null}
      <Button
        tone="kind"
        size="lg"
        block
        data-autofocus
        busy={upgrading.isPending || isLeaving || me === undefined || isBillingUnknown}
        disabled={billing === 'none' || !online}
        onClick={() => void pay()}
      >
        {me?.isPro ? PRO.extend : PRO.upgrade}
      </Button>
      {error || !online ? <PaymentError>{online ? getErrorMessage(error) : PRO.offline}</PaymentError> : null}
      <small className="dim">{PRO.termsHint}</small>
      <small className="dim">{PRO.fee}</small>
    </div>
  )
}
