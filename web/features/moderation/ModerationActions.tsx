import Check from 'lucide-react/icons/check'
import Ear from 'lucide-react/icons/ear'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { MODERATION } from '../../../domain/locales/en/people'
import { isSuspended, SUSPENSION_DAYS } from '../../../domain/moderation/moderation'
import type { Decision, ReportedItem, ReportQueue } from '../../../domain/moderation/moderation.schema'
import { getSharePath } from '../../../domain/share/share'
import { useDecide } from '../../api/moderation.queries'
import { getErrorMessage } from '../../api/request-error'
import { Button, getButtonClass } from '../../ui/buttons/Button'
import { Menu, type MenuItem } from '../../ui/overlays/Menu'
import { showToast } from '../../ui/overlays/toast'

type Props = { reported: ReportedItem; queue: ReportQueue; now: number; onDecided: () => void }

/** The actions of a moderator on a reported item. */
export function ModerationActions({ reported, queue, now, onDecided }: Props) {
  const { subject, person, post, title } = reported
  const decide = useDecide()
  const subjectName = subject.type === 'post' ? title : person.displayName
  function decideWith(decision: Omit<Decision, 'subject'>) {
    decide.mutate(
      { subject, ...decision },
      {
        onSuccess: () => {
          showToast({ text: MODERATION.done[decision.action], tone: 'ok' })
          onDecided()
        },
        onError: (error) => showToast({ text: getErrorMessage(error), tone: 'bad' }),
      },
    )
  }
  const suspended = isSuspended(person.suspendedUntil, now)
  const suspensions: MenuItem[] = SUSPENSION_DAYS.map((days) => ({
    label: MODERATION.suspendFor(days),
    run: () => decideWith({ action: 'suspend', days }),
  }))
  if (suspended)
    suspensions.push({
      label: MODERATION.release(person.displayName),
      run: () => decideWith({ action: 'release' }),
    })
  const busy = decide.isPending
  return (
    <div className="actions">
      {post && !post.isHidden && post.visibility !== 'private' ? (
        <a
          className={getButtonClass({ tone: 'line', size: 'sm' })}
          href={getSharePath(post.kind, subject.id)}
          target="_blank"
          rel="noreferrer"
          aria-label={MODERATION.listenLabel(title)}
        >
          <Ear className="icon" />
          {MODERATION.listen}
        </a>
      ) : null}
      {queue === 'open' ? (
        <Button
          size="sm"
          tone="line"
          busy={busy}
          icon={<Check className="icon" />}
          aria-label={MODERATION.dismissLabel(subjectName)}
          onClick={() => decideWith({ action: 'dismiss' })}
        >
          {MODERATION.dismiss}
        </Button>
      ) : null}
      {post ? (
        <Button
          size="sm"
          tone={post.isHidden ? 'line' : 'danger'}
          busy={busy}
          icon={post.isHidden ? <Eye className="icon" /> : <EyeOff className="icon" />}
          aria-label={(post.isHidden ? MODERATION.showLabel : MODERATION.hideLabel)(title)}
          onClick={() => decideWith({ action: post.isHidden ? 'show' : 'hide' })}
        >
          {post.isHidden ? MODERATION.show : MODERATION.hide}
        </Button>
      ) : null}
      {person.isModerator ? null : (
        <Menu
          label={MODERATION.suspendLabel(person.displayName)}
          items={suspensions}
          word={MODERATION.suspend}
        >
          <UserRoundX className="icon" />
        </Menu>
      )}
    </div>
  )
}
