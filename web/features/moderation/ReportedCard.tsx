import { MODERATION, REASONS } from '../../../domain/locales/en/people'
import { isSuspended } from '../../../domain/moderation/moderation'
import type { ReportedItem, ReportQueue } from '../../../domain/moderation/moderation.schema'
import { Avatar } from '../../ui/media/Avatar'
import { PersonLink } from '../../ui/text/PersonLink'
import { Pill } from '../../ui/text/Pill'
import { TimeAgo } from '../../ui/text/TimeAgo'
import { HiddenPost } from './HiddenPost'
import { ModerationActions } from './ModerationActions'

type Props = { reported: ReportedItem; queue: ReportQueue; now: number; onDecided: () => void }

/** A reported item: what it is, its author and the reports. */
export function ReportedCard({ reported, queue, now, onDecided }: Props) {
  const { subject, person, post, title, count, reports } = reported
  const { suspendedUntil } = person
  return (
    <li className="reported" data-subject={subject.id}>
      <div className="subject">
        <PersonLink username={person.username} again>
          <Avatar person={person} />
        </PersonLink>
        <div>
          <h2 dir="auto">{subject.type === 'post' ? title : MODERATION.aboutPerson(person.displayName)}</h2>
          <p>
            <PersonLink username={person.username}>
              <bdi>{person.displayName}</bdi> <bdi>@{person.username}</bdi>
            </PersonLink>
          </p>
        </div>
      </div>
      <div className="facts">
        <Pill>{MODERATION.reportCount(count)}</Pill>
        {post?.isHidden ? <Pill>{MODERATION.hidden}</Pill> : null}
        {post?.visibility === 'private' ? <Pill>{MODERATION.private}</Pill> : null}
        {subject.type === 'post' && !post ? <Pill>{MODERATION.unavailable}</Pill> : null}
        {isSuspended(suspendedUntil, now) ? <Pill>{MODERATION.suspended(suspendedUntil)}</Pill> : null}
        {person.isModerator ? <Pill>{MODERATION.moderator}</Pill> : null}
      </div>
      <ul className="reports">
        {reports.map(({ reason, note, at, by }) => (
          <li key={`${at} ${by?.id}`}>
            <p>
              <strong>{REASONS[reason]}</strong> {MODERATION.reportedBy}{' '}
              {by ? (
                <PersonLink username={by.username}>
                  <bdi>{by.displayName}</bdi>
                </PersonLink>
              ) : (
                MODERATION.deletedUser
              )}{' '}
              · <TimeAgo at={at} />
            </p>
            {note ? <blockquote dir="auto">{note}</blockquote> : null}
          </li>
        ))}
      </ul>
      {count > reports.length ? (
        <p className="dim">{MODERATION.moreReports(count - reports.length)}</p>
      ) : null}
      {post?.isHidden && post.visibility !== 'private' ? <HiddenPost id={subject.id} title={title} /> : null}
      <ModerationActions reported={reported} queue={queue} now={now} onDecided={onDecided} />
    </li>
  )
}
