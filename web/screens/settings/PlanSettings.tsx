import type { Me } from '../../../domain/people/people.schema'
import { EarningsSection } from '../../features/earnings/EarningsSection'
import { SettingsAnchor } from '../../features/settings/SettingsAnchor'
import { SubscriptionSection } from '../../features/settings/SubscriptionSection'

/** The user's plan, and what they sold. */
export function PlanSettings({ me }: { me: Me }) {
  return (
    <>
      <SettingsAnchor section="plan">
        <SubscriptionSection me={me} />
      </SettingsAnchor>
      {/* Only Pro sets prices; what was sold with it stays listed. */}
      {me.proExpiresAt !== null ? (
        <SettingsAnchor section="earnings">
          <EarningsSection key={me.id} />
        </SettingsAnchor>
      ) : null}
    </>
  )
}
