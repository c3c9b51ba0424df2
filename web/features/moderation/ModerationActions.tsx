import Check from 'lucide-react/icons/check'
import Ear from 'lucide-react/icons/ear'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import History from 'lucide-react/icons/history'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { useState } from 'react'
import { EARNING_COLUMNS } from '../../../domain/locales/en/earnings'
import { MODERATOR } from '../../../domain/locales/en/moderation'
import { MODERATION } from '../../../domain/locales/en/people'
import {
  type AppealableAction,
  type DecisionAction,
  isSuspended,
  SUSPENSION_DAYS,
  type SuspensionDays,
} from '../../../domain/moderation/moderation'
import type { DecisionInput, ReportedItem, ReportQueue } from '../../../domain/moderation/moderation.schema'
import { getSharePath } from '../../../domain/share/share'
import { useDecide } from '../../api/moderation/moderation.queries'
import { showErrorToast } from '../../parts/loading/error-toast'
import { DecisionDialog } from '../../parts/moderation/DecisionDialog'
import { Button, getButtonClass } from '../../ui/buttons/Button'
import { Menu, type MenuItem } from '../../ui/overlays/Menu'
import { showToast } from '../../ui/overlays/toast'
import { MemberHistoryDialog } from './MemberHistoryDialog'

type Props = { reported: ReportedItem; queue: ReportQueue; now: number; onDecided: () => void }
/** A decision against the author, which needs a rule. */
type Asked = { action: AppealableAction; days?: SuspensionDays }

/** The actions of a moderator on a reported item. */
export function ModerationActions({ reported, queue, now, onDecided }: Props) {
  const { subject, person, post, hello, isViewable, reports } = reported
  const hideable = post ?? hello
  const decide = useDecide()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const subjectName = getSubjectName(reported)

  async function apply(decision: Omit<DecisionInput, 'subject' | 'queue'>) {
    await decide.mutateAsync({ subject, queue, ...decision })
    showToast({ text: getDoneText(decision.action), tone: 'ok' })
    onDecided()
  }
  function applyAtOnce(action: DecisionAction) {
    apply({ action }).catch(showErrorToast)
  }
  const icon = <UserRoundX className="icon icon-small" />
  const more: MenuItem[] = [
    {
      label: MODERATOR.history,
      icon: <History className="icon icon-small" />,
      run: () => setHistoryOpen(true),
    },
    ...SUSPENSION_DAYS.map((days) => ({
      label: MODERATION.suspendFor(days),
      icon,
      run: () => setAsked({ action: 'suspend', days }),
    })),
  ]
  if (isSuspended(person.suspendedUntil, now))
    more.push({ label: MODERATION.release(person.displayName), icon, run: () => applyAtOnce('release') })
  const busy = decide.isPending
  return (
    <div className="actions row wrap">
      {queue === 'open' ? (
        <Button
          size="sm"
          busy={busy && !asked}
          icon={<Check className="icon" />}
          aria-label={MODERATION.dismissLabel(subjectName)}
          onClick={() => applyAtOnce('dismiss')}
        >
          {MODERATION.dismiss}
        </Button>
      ) : null}
      {hideable?.isHidden === false ? (
        <Button
          size="sm"
          icon={<EyeOff className="icon" />}
          aria-label={MODERATION.hideLabel(subjectName)}
          onClick={() => setAsked({ action: 'hide' })}
        >
          {MODERATION.hide}
        </Button>
      ) : null}
      {hideable?.isHidden ? (
        <Button
          size="sm"
          busy={busy && !asked}
          icon={<Eye className="icon" />}
          aria-label={MODERATION.showLabel(subjectName)}
          onClick={() => applyAtOnce('show')}
        >
          {MODERATION.show}
        </Button>
      ) : null}
      <Button
        size="sm"
        tone="quiet"
        aria-label={MODERATOR.warn(person.displayName)}
        onClick={() => setAsked({ action: 'warn' })}
      >
        {MODERATOR.confirm.warn}
      </Button>
      {post && !isViewable && post.visibility !== 'private' ? (
        <a
          className={getButtonClass({ tone: 'quiet', size: 'sm' })}
          href={getSharePath(post.kind, subject.id)}
          target="_blank"
          rel="noreferrer"
          aria-label={MODERATION.listenLabel(subjectName)}
        >
          <Ear className="icon" />
          {MODERATION.listen}
        </a>
      ) : null}
      <Menu small className="more-actions at-end" label={MODERATOR.more(subjectName)} items={more}>
        <Ellipsis className="icon" />
      </Menu>
      {asked ? (
        <DecisionDialog
          title={MODERATOR.ask[asked.action](asked.action === 'hide' ? subjectName : person.displayName)}
          action={asked.action}
          reason={reports[0]?.reason}
          decide={(reasons) => apply({ ...asked, ...reasons })}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {isHistoryOpen ? <MemberHistoryDialog person={person} onClose={() => setHistoryOpen(false)} /> : null}
    </div>
  )
}

/** The title of the reported post, or whose hello or account it is. */
export function getSubjectName({ subject, person, title }: ReportedItem): string {
  if (subject.type === 'post') return title || EARNING_COLUMNS.deleted
  return subject.type === 'hello' ? MODERATION.helloOf(person.displayName) : person.displayName
}

function getDoneText(action: DecisionAction): string {
  return action === 'warn' ? MODERATOR.warned : MODERATION.done[action]
}
