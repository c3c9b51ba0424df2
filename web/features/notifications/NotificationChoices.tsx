import '../../ui/Check.css'
import type { NotificationChoices as Choices } from '../../../domain/notification-choices.schema'
import { FOR_MODERATORS } from '../../../domain/notifications'
import { textOf } from '../../api/failure'
import { useChangeChoices, useNotificationChoices } from '../../api/notification-choices.queries'
import { useMe } from '../../api/session.queries'
import { MESSAGE_KIND } from '../../kinds'
import { Button } from '../../ui/Button'
import { Spinner } from '../../ui/Spinner'
import { toast } from '../../ui/toast'
import { CHOICES } from '../../words/notifications'
import { QuietHours } from './QuietHours'

type Shown = keyof typeof CHOICES.reasons
const LISTED = Object.keys(CHOICES.reasons) as Shown[]

/** Which notifications appear in the list and outside of the page, and quiet hours. Rows of a settings list. */
export function NotificationChoices() {
  const { data, error, refetch } = useNotificationChoices()
  const isModerator = useMe()?.role === 'admin'
  const shown = LISTED.filter((reason) => isModerator || !FOR_MODERATORS.includes(reason))
  const change = useChangeChoices((failure) => toast({ text: textOf(failure), tone: 'bad' }))
  if (!data)
    return error ? (
      <div>
        <p className="tx" role="alert">
          {textOf(error)}
        </p>
        <Button size="sm" onClick={() => void refetch()}>
          {CHOICES.tryAgain}
        </Button>
      </div>
    ) : (
      <div role="status">
        <Spinner /> {CHOICES.loading}
      </div>
    )
  const choose = (reason: Shown, choice: Choices['reasons'][Shown]) =>
    change((known) => ({ ...known, reasons: { ...known.reasons, [reason]: choice } }))
  return (
    <>
      <div data-kind={MESSAGE_KIND}>
        <table className="choices">
          <caption className="sr">{CHOICES.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{CHOICES.what}</th>
              <th scope="col">{CHOICES.app}</th>
              <th scope="col">{CHOICES.push}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((reason) => (
              <Row
                key={reason}
                reason={reason}
                choice={data.reasons[reason]}
                onChoose={(choice) => choose(reason, choice)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <QuietHours quiet={data.quiet} onChange={(quiet) => change((known) => ({ ...known, quiet }))} />
    </>
  )
}

type RowProps = {
  reason: Shown
  choice: Choices['reasons'][Shown]
  onChoose: (choice: Choices['reasons'][Shown]) => void
}

/** A notification that is off in the list is also off outside of the page. */
function Row({ reason, choice: { app, push }, onChoose }: RowProps) {
  const { title, hint } = CHOICES.reasons[reason]
  return (
    <tr>
      <th scope="row" className="tx">
        <strong>{title}</strong>
        <small>{hint}</small>
      </th>
      <td>
        <Box label={CHOICES.inApp(title)} checked={app} onChange={(on) => onChoose({ app: on, push: on })} />
      </td>
      <td>
        <Box
          label={CHOICES.outside(title)}
          checked={app && push}
          disabled={!app}
          onChange={(on) => onChoose({ app, push: on })}
        />
      </td>
    </tr>
  )
}

type BoxProps = { label: string; checked: boolean; disabled?: boolean; onChange: (on: boolean) => void }

function Box({ label, checked, disabled, onChange }: BoxProps) {
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
