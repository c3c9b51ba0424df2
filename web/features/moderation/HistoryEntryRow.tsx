import { EARNING_COLUMNS } from '../../../domain/locales/en/earnings'
import { formatActed, MODERATOR, OWN_DECISIONS, REASONS } from '../../../domain/locales/en/moderation'
import type { HistoryEntry } from '../../../domain/moderation/moderation.schema'
import { TimeAgo } from '../../ui/text/TimeAgo'

type Props = {
  entry: HistoryEntry
  /** Whether it stands below what it is about. */
  belowSubject?: boolean
}

/** A report, a decision or a note in the history of a member. */
export function HistoryEntryRow({ entry, belowSubject = false }: Props) {
  const { at, by } = entry
  const about = belowSubject ? null : findSubject(entry)
  return (
    <li className="stack">
      <p>
        <strong>{getHeading(entry)}</strong> {by ? <bdi>{MODERATOR.by(by)}</bdi> : null} ·&nbsp;
        <TimeAgo at={at} />
      </p>
      {about ? (
        <p className="dim" dir="auto">
          {about}
        </p>
      ) : null}
      {getTexts(entry).map((text) => (
        <blockquote key={text} dir="auto">
          {text}
        </blockquote>
      ))}
      {entry.type === 'decision' && entry.appeal ? (
        <>
          <p className="dim">{MODERATOR.appeal[entry.appeal.outcome ?? 'open']}</p>
          <blockquote dir="auto">{entry.appeal.text}</blockquote>
        </>
      ) : null}
    </li>
  )
}

function findSubject(entry: HistoryEntry): string | null {
  if (entry.type === 'note' || entry.subject !== 'post') return null
  return entry.title ? OWN_DECISIONS.about(entry.title) : EARNING_COLUMNS.deleted
}

function getHeading(entry: HistoryEntry): string {
  if (entry.type === 'note') return MODERATOR.noted
  if (entry.type === 'report') return MODERATOR.reported(REASONS[entry.reason])
  const { rule } = entry
  const acted = formatActed(entry)
  return rule ? `${acted}. ${REASONS[rule]}` : acted
}

function getTexts(entry: HistoryEntry): string[] {
  const text = entry.type === 'note' ? entry.text : entry.type === 'report' ? entry.note : entry.words
  return text ? [text] : []
}
