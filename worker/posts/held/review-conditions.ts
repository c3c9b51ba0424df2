/** Conditions of what moderators may open: posts and hellos that are under review, and those that they have opened. */
import { type SQL, sql } from 'drizzle-orm'
import { APPEALABLE_ACTIONS, type HideableSubject } from '../../../domain/moderation/moderation'
import { APPEAL_DAYS } from '../../../domain/moderation/moderation.limits'
import { DAY_MS, HOUR_MS } from '../../../domain/time/units'
import { selectValues } from '../../database/predicates'
import { audit } from '../../database/tables/audit.table'
import { decisions, reports } from '../../database/tables/moderation.table'
import { profiles } from '../../database/tables/people.table'

/** How long a moderator can play what is reported or hidden after opening it. */
export const MODERATOR_VIEW_MS = HOUR_MS

/** Condition: a report about a subject is open, or a decision about it can be appealed, or its appeal is open. */
export function isUnderReview(type: HideableSubject, id: SQL, now: number): SQL {
  const since = now - APPEAL_DAYS * DAY_MS
  return sql`(exists (select 1 from ${reports} r where r.subject_kind = ${type} and r.subject_id = ${id} and r.status = 'open')
    or exists (select 1 from ${decisions} d where d.subject_id = ${id} and d.subject_kind = ${type}
      and d.action in ${selectValues(APPEALABLE_ACTIONS)}
      and (d.appeal_state = 'open' or (d.appeal_state is null and d.created_at > ${since}))))`
}

/** Condition: this user moderates, and opened the subject within `MODERATOR_VIEW_MS`. */
export function isOpenedBy(
  userId: string,
  action: 'post.view' | 'hello.view',
  subjectId: SQL,
  now: number,
): SQL {
  return sql`(exists (select 1 from ${audit} v where v.subject_id = ${subjectId}
      and v.actor_id = ${userId} and v.action = ${action} and v.created_at > ${now - MODERATOR_VIEW_MS})
    and exists (select 1 from ${profiles} m where m.id = ${userId} and m.role <> 'member'
      and coalesce(m.suspended_until, 0) <= ${now}))`
}
