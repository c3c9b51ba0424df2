import { formatSubjectName, type SubjectNameRow } from '../../domain/locales/en/kinds'
import type { DecisionEntry } from '../../domain/moderation/moderation.schema'
import { toAppeal } from './appeals.service'
import type { DecisionRow } from './decisions.repo'

/** Returns a decision as moderators see it, in the current language; `by` is the username of who made it. */
export function toDecisionEntry({
  by,
  decision,
  named,
}: {
  by: string | null
  decision: DecisionRow
  named: SubjectNameRow | null
}): DecisionEntry {
  const { id, createdAt, subjectKind, title, action, days, rule, words } = decision
  return {
    type: 'decision',
    id,
    at: createdAt,
    by,
    subject: subjectKind,
    title: formatSubjectName(title, named),
    action,
    days,
    rule,
    words,
    appeal: toAppeal(decision),
  }
}
