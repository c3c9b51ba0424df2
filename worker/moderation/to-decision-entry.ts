import type { DecisionEntry } from '../../domain/moderation/moderation.schema'
import { toAppeal } from './appeals.service'
import type { DecisionRow } from './decisions.repo'

/** Returns a decision as moderators see it; `by` is the username of who made it. */
export function toDecisionEntry({
  by,
  decision,
}: {
  by: string | null
  decision: DecisionRow
}): DecisionEntry {
  const { id, createdAt, subjectKind, title, action, days, rule, words } = decision
  return {
    type: 'decision',
    id,
    at: createdAt,
    by,
    subject: subjectKind,
    title,
    action,
    days,
    rule,
    words,
    appeal: toAppeal(decision),
  }
}
