import './AccountFacts.css'
import { PROFILE } from '../../../../domain/locales/en/account'
import { formatEmail } from '../../../../domain/people/email'
import type { Me } from '../../../../domain/people/people.schema'

/** All facts of the viewer's account but the names, which are in the form above it. */
export function AccountFacts({ me }: { me: Me }) {
  const facts = [
    [PROFILE.email, me.email === null ? PROFILE.noEmail : formatEmail(me.email)],
    ...(me.phone ? [[PROFILE.phone, me.phone] as const] : []),
    [PROFILE.accountType, me.isPro ? PROFILE.plan.pro : PROFILE.plan.free],
    [PROFILE.memberSince, PROFILE.formatDay(me.createdAt)],
  ] as const
  return (
    <dl className="account-facts surface divided">
      {facts.map(([name, value]) => (
        <div key={name} className="row wrap -spread">
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
