import '../../ui/fields/Check.css'
import { MODERATOR, REASONS } from '../../../domain/locales/en/moderation'
import { MODERATION } from '../../../domain/locales/en/people'
import { isSuspended } from '../../../domain/moderation/moderation'
import type { ReportedItem, ReportQueue } from '../../../domain/moderation/moderation.schema'
import { KIND_UI } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { Avatar } from '../../parts/people/Avatar'
import { PersonLink } from '../../parts/people/PersonLink'
import { Pill } from '../../ui/text/Pill'
import { TimeAgo } from '../../ui/text/TimeAgo'
import { HistoryEntryRow } from './HistoryEntryRow'
import { getSubjectName, ModerationActions } from './ModerationActions'
import { SubjectReview } from './SubjectReview'

type Props = {
  reported: ReportedItem
  queue: ReportQueue
  now: number
  /** Whether it is selected, in the queue where several are decided at once; null elsewhere. */
  selected: boolean | null
  onSelect: (selected: boolean) => void
  onDecided: () => void
}

/** A reported item: what it is, its author and the reports. */
export function ReportedCard({ reported, queue, now, selected, onSelect, onDecided }: Props) {
  const { subject, person, post, hello, isViewable, count, at, reports, decision } = reported
  const { suspendedUntil } = person
  const name = getSubjectName(reported)
  const heading = subject.type === 'person' ? MODERATION.aboutPerson(name) : name
  const isGone = subject.type !== 'person' && !post && !hello
  return (
    <li className="reported stack -m surface" data-subject={subject.id} data-kind={post?.kind}>
      <div className="subject row -m">
        <PersonLink username={person.username} again>
          <Avatar person={person} />
        </PersonLink>
        <div className="fill">
          <h2 className="item-title" dir="auto">
            {heading}
          </h2>
          <p className="hint">
            <PersonLink username={person.username}>
              <bdi>{person.displayName}</bdi>
            </PersonLink>{' '}
            · {MODERATION.reportCount(count)} ·&nbsp;
            <TimeAgo at={at} />
          </p>
        </div>
        {post ? <Bird name={KIND_UI[post.kind].bird} /> : null}
        {selected === null ? null : (
          <label className="check row -m">
            <input
              type="checkbox"
              aria-label={MODERATOR.select(heading)}
              checked={selected}
              onChange={({ target }) => onSelect(target.checked)}
            />
          </label>
        )}
      </div>
      <Facts>
        {(post ?? hello)?.isHidden ? <Pill>{MODERATION.hidden}</Pill> : null}
        {post?.visibility === 'private' ? <Pill>{MODERATION.private}</Pill> : null}
        {isGone ? <Pill>{isViewable ? MODERATOR.held : MODERATION.unavailable}</Pill> : null}
        {isSuspended(suspendedUntil, now) ? <Pill>{MODERATION.suspended(suspendedUntil)}</Pill> : null}
        {person.role === 'member' ? null : <Pill>{MODERATOR.roles[person.role]}</Pill>}
      </Facts>
      <ul className="reports stack">
        {reports.map((report) => (
          <li key={`${report.at} ${report.by?.id ?? report.claimant?.email}`}>
            <p>
              <strong>{REASONS[report.reason]}</strong> {MODERATION.reportedBy} <Reporter report={report} />{' '}
              ·&nbsp;
              <TimeAgo at={report.at} />
            </p>
            {report.note ? <blockquote dir="auto">{report.note}</blockquote> : null}
          </li>
        ))}
      </ul>
      {count > reports.length ? (
        <p className="dim">{MODERATION.moreReports(count - reports.length)}</p>
      ) : null}
      {decision ? (
        <ul className="reports stack">
          <HistoryEntryRow entry={decision} belowSubject />
        </ul>
      ) : null}
      {isViewable ? <SubjectReview subject={subject} title={name} /> : null}
      <ModerationActions reported={reported} queue={queue} now={now} onDecided={onDecided} />
    </li>
  )
}

/** Pills, or nothing where there is none. */
function Facts({ children }: { children: readonly React.ReactNode[] }) {
  return children.some(Boolean) ? <div className="facts row wrap">{children}</div> : null
}

/** Who reported: a member, a copyright owner, a rule of the site, or an account that is gone. */
function Reporter({ report: { reason, by, claimant } }: { report: ReportedItem['reports'][number] }) {
  if (by)
    return (
      <PersonLink username={by.username}>
        <bdi>{by.displayName}</bdi>
      </PersonLink>
    )
  if (claimant) return <bdi>{`${claimant.name} <${claimant.email}>`}</bdi>
  return reason === 'flagged' ? MODERATOR.bySite : MODERATION.deletedUser
}
