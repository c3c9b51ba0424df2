import { PLAN, PRO } from '../../../domain/locales/en/account'
import type { Me } from '../../../domain/people/people.schema'
import { openOverlay } from '../../state/overlays'
import { Button } from '../../ui/buttons/Button'
import { SettingRow } from '../../ui/lists/SettingRow'

/** The current plan, its end, and a link to another month. */
export function SubscriptionSection({ me: { isPro, proExpiresAt } }: { me: Me }) {
  return (
    <section className="setgroup stack">
      <h2>{PLAN.subscription}</h2>
      <div className="settings-list">
        <SettingRow
          className="-stacks"
          title={isPro ? PLAN.pro : PLAN.free}
          hint={getPlanHint(isPro, proExpiresAt)}
        >
          <div data-kind="owlcast">
            <Button tone={isPro ? 'line' : 'kind'} size="sm" onClick={() => openOverlay('pro')}>
              {isPro ? PRO.extend : PRO.upgrade}
            </Button>
          </div>
        </SettingRow>
      </div>
    </section>
  )
}

function getPlanHint(isPro: boolean, proExpiresAt: number | null): string {
  if (proExpiresAt === null) return PLAN.freeHint
  return isPro ? PRO.activeUntil(proExpiresAt) : `${PLAN.freeHint} ${PLAN.ended(proExpiresAt)}`
}
