import { Check, Ear, Eye, EyeOff, UserRoundX } from 'lucide-react'
import type { Decision, Queue, Reported } from '../../../domain/moderation.schema'
import { isSuspended, SUSPENSION_DAYS } from '../../../domain/safety'
import { sharePath } from '../../../domain/share'
import { textOf } from '../../api/failure'
import { useDecide } from '../../api/moderation.queries'
import { Button, buttonClass } from '../../ui/Button'
import { Menu, type MenuItem } from '../../ui/Menu'
import { toast } from '../../ui/toast'
import { MODERATION } from '../../words/moderation'

type Props = { reported: Reported; queue: Queue; now: number; onDecided: () => void }

/** The actions of a moderator on a reported item. */
export function Deeds({ reported, queue, now, onDecided }: Props) {
  const { subject, person, post, title } = reported
  const decide = useDecide()
  const of = subject.is === 'post' ? title : person.displayName
  function run(decision: Omit<Decision, 'subject'>) {
    decide.mutate(
      { subject, ...decision },
      {
        onSuccess: () => {
          toast({ text: MODERATION.done[decision.deed], tone: 'ok' })
          onDecided()
        },
        onError: (error) => toast({ text: textOf(error), tone: 'bad' }),
      },
    )
  }
  const suspended = isSuspended(person.suspendedUntil, now)
  const suspensions: MenuItem[] = SUSPENSION_DAYS.map((days) => ({
    label: MODERATION.days(days),
    run: () => run({ deed: 'suspend', days }),
  }))
  if (suspended)
    suspensions.push({ label: MODERATION.release(person.displayName), run: () => run({ deed: 'release' }) })
  const busy = decide.isPending
  return (
    <div className="actions">
      {post && !post.isHidden && post.visibility !== 'private' ? (
        <a
          className={buttonClass({ tone: 'line', size: 'sm' })}
          href={sharePath(post.kind, subject.id)}
          target="_blank"
          rel="noreferrer"
          aria-label={MODERATION.listenLabel(title)}
        >
          <Ear className="i" />
          {MODERATION.listen}
        </a>
      ) : null}
      {queue === 'open' ? (
        <Button
          size="sm"
          tone="line"
          busy={busy}
          icon={<Check className="i" />}
          aria-label={MODERATION.dismissLabel(of)}
          onClick={() => run({ deed: 'dismiss' })}
        >
          {MODERATION.dismiss}
        </Button>
      ) : null}
      {post ? (
        <Button
          size="sm"
          tone={post.isHidden ? 'line' : 'danger'}
          busy={busy}
          icon={post.isHidden ? <Eye className="i" /> : <EyeOff className="i" />}
          aria-label={(post.isHidden ? MODERATION.showLabel : MODERATION.hideLabel)(title)}
          onClick={() => run({ deed: post.isHidden ? 'show' : 'hide' })}
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
          <UserRoundX className="i" />
        </Menu>
      )}
    </div>
  )
}
