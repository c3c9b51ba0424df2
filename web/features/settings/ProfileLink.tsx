import { PROFILE } from '../../../domain/locales/en/account'
import type { Me } from '../../../domain/people/people.schema'
import { ViewLink } from '../../parts/views/ViewLink'
import { getButtonClass } from '../../ui/buttons/Button'
import { SettingRow } from '../../ui/lists/SettingRow'

/** Opens the form of the viewer's profile. */
export function ProfileLink({ me }: { me: Me }) {
  return (
    <section className="setgroup stack">
      <div className="settings-list">
        <SettingRow title={<bdi>{me.displayName}</bdi>} hint={<bdi>@{me.username}</bdi>}>
          <ViewLink className={getButtonClass({ size: 'sm' })} view="profile" params={{ edit: '' }}>
            {PROFILE.edit}
          </ViewLink>
        </SettingRow>
      </div>
    </section>
  )
}
