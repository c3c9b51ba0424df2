import '../../../parts/people/IdCard.css'
import Pencil from 'lucide-react/icons/pencil'
import Sparkles from 'lucide-react/icons/sparkles'
import { PRO, PROFILE } from '../../../../domain/locales/en/account'
import { formatEmail } from '../../../../domain/people/email'
import type { Me } from '../../../../domain/people/people.schema'
import { isProAdvertised } from '../../../../domain/people/roles'
import { Avatar } from '../../../parts/people/Avatar'
import { BotMark } from '../../../parts/people/BotMark'
import { PersonLink } from '../../../parts/people/PersonLink'
import { openOverlay } from '../../../state/overlays'
import { Button } from '../../../ui/buttons/Button'
import { PageHeading } from '../../../ui/text/PageHeading'
import { Pill } from '../../../ui/text/Pill'

type Props = {
  me: Me
  /** Focuses the edit button, after editing. */
  focused: boolean
  onEdit: () => void
}

/** The header of the viewer's profile. */
export function ProfileHeader({ me, focused, onEdit }: Props) {
  return (
    <section className="id-card">
      <Avatar person={me} size="xl" />
      <div>
        <PageHeading>
          <bdi>{me.displayName}</bdi> <BotMark person={me} />
        </PageHeading>
        <p className="sub">
          <PersonLink username={me.username}>
            <bdi>@{me.username}</bdi>
          </PersonLink>
        </p>
        <p className="since" data-kind="owlcast">
          <Pill tinted={me.isPro}>{me.isPro ? PROFILE.plan.pro : PROFILE.plan.free}</Pill>
          {[me.email === null ? me.phone : formatEmail(me.email), me.fediverseAddress].map((address) =>
            address ? (
              <bdi key={address} className="dim" dir="ltr">
                {address}
              </bdi>
            ) : null,
          )}
          <span className="dim">{PROFILE.memberSinceMonth(me.createdAt)}</span>
        </p>
      </div>
      <div className="profile-actions">
        <Button tone="primary" icon={<Pencil className="icon" />} autoFocus={focused} onClick={onEdit}>
          {PROFILE.edit}
        </Button>
        {isProAdvertised(me) ? (
          <span data-kind="owlcast">
            <Button tone="soft" icon={<Sparkles className="icon" />} onClick={() => openOverlay('pro')}>
              {PRO.upgrade}
            </Button>
          </span>
        ) : null}
      </div>
    </section>
  )
}
