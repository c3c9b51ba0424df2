import '../../ui/fields/Check.css'
import { NOTIFICATION_SETTINGS } from '../../../domain/locales/en/people'
import type { NotificationSettings as Choices } from '../../../domain/notifications/notification-settings.schema'
import { MODERATOR_REASONS } from '../../../domain/notifications/notifications'
import { isModerator } from '../../../domain/people/roles'
import { useMe } from '../../api/auth/session.queries'
import { NOTIFICATION_CHOICES } from '../../api/notifications/notification-settings.queries'
import { useSetting } from '../../api/useSetting'
import { MESSAGE_KIND } from '../../kinds'
import { showErrorToast } from '../../parts/loading/error-toast'
import { SettingsListState } from '../../parts/loading/SettingsListState'
import { SwitchRow } from '../../ui/lists/SwitchRow'
import { QuietHoursSetting } from './QuietHoursSetting'

type ListedReason = keyof typeof NOTIFICATION_SETTINGS.reasons
const LISTED_REASONS = Object.keys(NOTIFICATION_SETTINGS.reasons) as ListedReason[]

/** Which notifications appear in the list and outside of the page, and quiet hours. Rows of a settings list. */
export function NotificationSettingRows() {
  const { query, change } = useSetting(NOTIFICATION_CHOICES, showErrorToast)
  const { data } = query
  const me = useMe()
  const isModerating = me ? isModerator(me.role) : false
  const reasons = LISTED_REASONS.filter((reason) => isModerating || !MODERATOR_REASONS.includes(reason))
  if (!data) return <SettingsListState query={query} loading={NOTIFICATION_SETTINGS.loading} />
  const choose = (reason: ListedReason, choice: Choices['reasons'][ListedReason]) =>
    change({ reasons: { [reason]: choice } })
  return (
    <>
      <div data-kind={MESSAGE_KIND}>
        <table className="notification-table">
          <caption className="visually-hidden">{NOTIFICATION_SETTINGS.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{NOTIFICATION_SETTINGS.reasonColumn}</th>
              <th scope="col">{NOTIFICATION_SETTINGS.inAppColumn}</th>
              <th scope="col">{NOTIFICATION_SETTINGS.pushColumn}</th>
            </tr>
          </thead>
          <tbody>
            {reasons.map((reason) => (
              <ReasonRow
                key={reason}
                reason={reason}
                choice={data.reasons[reason]}
                onChoose={(choice) => choose(reason, choice)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <SwitchRow
        data-kind={MESSAGE_KIND}
        title={NOTIFICATION_SETTINGS.words}
        hint={NOTIFICATION_SETTINGS.wordsHint}
        checked={data.words}
        onChange={(words) => change({ words })}
      />
      <QuietHoursSetting quiet={data.quiet} onChange={(quiet) => change({ quiet })} />
    </>
  )
}

type RowProps = {
  reason: ListedReason
  choice: Choices['reasons'][ListedReason]
  onChoose: (choice: Choices['reasons'][ListedReason]) => void
}

/** A notification that is off in the list is also off outside of the page. */
function ReasonRow({ reason, choice: { app, push }, onChoose }: RowProps) {
  const { title, hint } = NOTIFICATION_SETTINGS.reasons[reason]
  return (
    <tr>
      <th scope="row" className="row-text">
        <strong>{title}</strong>
        <small>{hint}</small>
      </th>
      <td>
        <ChoiceCheckbox
          label={NOTIFICATION_SETTINGS.inAppLabel(title)}
          checked={app}
          onChange={(on) => onChoose({ app: on, push: on })}
        />
      </td>
      <td>
        <ChoiceCheckbox
          label={NOTIFICATION_SETTINGS.pushLabel(title)}
          checked={app && push}
          disabled={!app}
          onChange={(on) => onChoose({ app, push: on })}
        />
      </td>
    </tr>
  )
}

type BoxProps = { label: string; checked: boolean; disabled?: boolean; onChange: (on: boolean) => void }

function ChoiceCheckbox({ label, checked, disabled, onChange }: BoxProps) {
  return (
    <label className="check row -m">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  )
}
