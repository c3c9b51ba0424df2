import './AccountFacts.css'
import { PROFILE } from '../../../../domain/locales/en/account'
import { formatEmail } from '../../../../domain/people/email'
import type { Me } from '../../../../domain/people/people.schema'

/** The facts of the viewer's account. While editing, names are in the form above. */
export function AccountFacts({ me, editing }: { me: Me; editing: boolean }) {
  const names = [
    [PROFILE.username, `@${me.username}`],
    [PROFILE.displayName, me.displayName],
    ...(me.fediverseAddress ? [[PROFILE.fediverseAddress, me.fediverseAddress] as const] : []),
  ] as const
  const facts = [
    ...(editing ? [] : names),
    [PROFILE.email, me.email === null ? PROFILE.noEmail : formatEmail(me.email)],
    ...(me.phone ? [[PROFILE.phone, me.phone] as const] : []),
    [PROFILE.accountType, me.isPro ? PROFILE.plan.pro : PROFILE.plan.free],
    [PROFILE.memberSince, PROFILE.formatDay(me.createdAt)],
  ] as const
  return (
    <dl className="account-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
