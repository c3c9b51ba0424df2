import '../../ui/fields/Check.css'
import { NOTIFICATION_PREFERENCES } from '../../../domain/locales/en/people'
import type { NotificationPreferences as Choices } from '../../../domain/notifications/notification-preferences.schema'
import { MODERATOR_REASONS } from '../../../domain/notifications/notifications'
import { useChangeNotificationChoices, useNotificationChoices } from '../../api/notification-choices.queries'
import { getErrorMessage } from '../../api/request-error'
import { useMe } from '../../api/session.queries'
import { MESSAGE_KIND } from '../../kinds'
import { Button } from '../../ui/buttons/Button'
import { showToast } from '../../ui/overlays/toast'
import { Spinner } from '../../ui/states/Spinner'
import { QuietHoursSetting } from './QuietHoursSetting'

type ListedReason = keyof typeof NOTIFICATION_PREFERENCES.reasons
const LISTED_REASONS = Object.keys(NOTIFICATION_PREFERENCES.reasons) as ListedReason[]

/** Which notifications appear in the list and outside of the page, and quiet hours. Rows of a settings list. */
export function NotificationSettings() {
  const { data, error, refetch } = useNotificationChoices()
  const isModerator = useMe()?.role === 'admin'
  const reasons = LISTED_REASONS.filter((reason) => isModerator || !MODERATOR_REASONS.includes(reason))
  const change = useChangeNotificationChoices((failure) =>
    showToast({ text: getErrorMessage(failure), tone: 'bad' }),
  )
  if (!data)
    return error ? (
      <div>
        <p className="row-text" role="alert">
          {getErrorMessage(error)}
        </p>
        <Button size="sm" onClick={() => void refetch()}>
          {NOTIFICATION_PREFERENCES.tryAgain}
        </Button>
      </div>
    ) : (
      <div role="status">
        <Spinner /> {NOTIFICATION_PREFERENCES.loading}
      </div>
    )
  const choose = (reason: ListedReason, choice: Choices['reasons'][ListedReason]) =>
    change((current) => ({ ...current, reasons: { ...current.reasons, [reason]: choice } }))
  return (
    <>
      <div data-kind={MESSAGE_KIND}>
        <table className="choices">
          <caption className="sr">{NOTIFICATION_PREFERENCES.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{NOTIFICATION_PREFERENCES.reasonColumn}</th>
              <th scope="col">{NOTIFICATION_PREFERENCES.inAppColumn}</th>
              <th scope="col">{NOTIFICATION_PREFERENCES.pushColumn}</th>
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
      <QuietHoursSetting
        quiet={data.quiet}
        onChange={(quiet) => change((current) => ({ ...current, quiet }))}
      />
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
  const { title, hint } = NOTIFICATION_PREFERENCES.reasons[reason]
  return (
    <tr>
      <th scope="row" className="row-text">
        <strong>{title}</strong>
        <small>{hint}</small>
      </th>
      <td>
        <ChoiceCheckbox
          label={NOTIFICATION_PREFERENCES.inAppLabel(title)}
          checked={app}
          onChange={(on) => onChoose({ app: on, push: on })}
        />
      </td>
      <td>
        <ChoiceCheckbox
          label={NOTIFICATION_PREFERENCES.pushLabel(title)}
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
    <label className="check">
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
