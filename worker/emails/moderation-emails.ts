/** Emails about moderation: statements of reasons and outcomes of appeals to authors, waiting reports to moderators. */

import { TITLE_MAX_CHARS } from '../../domain/limits'
import { formatSubjectName, type SubjectNameRow } from '../../domain/locales/en/kinds'
import {
  APPEAL_EMAIL,
  DECISION_EMAIL,
  OWN_DECISIONS,
  REASONS,
  REMOVAL_EMAIL,
  REPORTS_EMAIL,
} from '../../domain/locales/en/moderation'
import {
  type AppealOutcome,
  type DecisionAction,
  type DecisionRule,
  isAppealable,
  type ReportSubject,
} from '../../domain/moderation/moderation'
import { APPEAL_DAYS } from '../../domain/moderation/moderation.limits'
import { getSettingsPath } from '../../domain/settings/settings-groups'
import type { AppDeps } from '../context'
import type { EmailRecipient, OutboxInsert } from '../database/tables/outbox.table'
import { createEmail, type EmailDraft } from '../outbox/outbox.service'
import { renderEmail } from './render-email'
import { sanitizeForEmail } from './sanitize'

type Deps = Pick<AppDeps, 'ids' | 'clock' | 'env' | 't'>
/** The post that an email quotes, and goes with; null for a deleted one, a person and a hello. */
type QuotedPost = { id: string; title: string; named: SubjectNameRow | null } | null
type Decision = {
  action: DecisionAction
  subject: ReportSubject['type']
  post: QuotedPost
  rule: DecisionRule | null
  words: string
  days: number | null
}

/** Name of the post in the current language; null for none that an email may show. */
function formatQuotedName(post: QuotedPost): string | null {
  return post && sanitizeForEmail(formatSubjectName(post.title, post.named), TITLE_MAX_CHARS)
}

/** The statement of reasons: what was decided, the rule, the moderator's words, and how to appeal. */
export function createDecisionEmail(
  deps: Deps,
  { email: to, language }: EmailRecipient,
  decision: Decision,
): OutboxInsert | null {
  const { action, subject: type, post, rule, words, days } = decision
  if (!isAppealable(action)) return null
  const written = deps.t(() => {
    const subject =
      type === 'hello' && action === 'hide' ? OWN_DECISIONS.helloHidden : DECISION_EMAIL.subject[action]
    const shownTitle = formatQuotedName(post)
    return renderEmail({
      subject,
      heading: subject,
      paragraphs: [
        ...(shownTitle ? [DECISION_EMAIL.about(shownTitle)] : []),
        ...(rule ? [DECISION_EMAIL.rule(REASONS[rule])] : []),
        ...(words ? [DECISION_EMAIL.words(words)] : []),
        ...(action === 'suspend' ? [DECISION_EMAIL.length(days)] : []),
        DECISION_EMAIL.appeal(APPEAL_DAYS),
      ],
      action: {
        label: DECISION_EMAIL.action,
        url: `${deps.env.ORIGIN}${getSettingsPath('safety')}&open=decisions`,
      },
      foot: DECISION_EMAIL.footer,
    })
  }, language)
  return { ...createEmail(deps, { to, purpose: 'account', ...written }), postId: post?.id ?? null }
}

/** The outcome of an appeal, and whether another moderator decided it. */
export function createAppealEmail(
  deps: Deps,
  { email: to, language }: EmailRecipient,
  {
    post,
    outcome,
    words,
    isSame,
  }: { post: QuotedPost; outcome: AppealOutcome; words: string; isSame: boolean },
): OutboxInsert {
  const written = deps.t(() => {
    const subject = APPEAL_EMAIL.subject[outcome]
    const shownTitle = formatQuotedName(post)
    return renderEmail({
      subject,
      heading: subject,
      paragraphs: [
        ...(shownTitle ? [DECISION_EMAIL.about(shownTitle)] : []),
        OWN_DECISIONS.outcome[outcome],
        isSame ? OWN_DECISIONS.bySame : OWN_DECISIONS.byOther,
        ...(words ? [DECISION_EMAIL.words(words)] : []),
      ],
      action: {
        label: DECISION_EMAIL.action,
        url: `${deps.env.ORIGIN}${getSettingsPath('safety')}&open=decisions`,
      },
      foot: DECISION_EMAIL.footer,
    })
  }, language)
  return { ...createEmail(deps, { to, purpose: 'account', ...written }), postId: post?.id ?? null }
}

/** The reason, for a removed member; the row is deleted once it is sent, like the account. */
export function createRemovalEmail(
  deps: Deps,
  { email: to, language }: EmailRecipient,
  { rule, words }: { rule: DecisionRule; words: string },
): OutboxInsert {
  const written = deps.t(
    () =>
      renderEmail({
        subject: REMOVAL_EMAIL.subject,
        heading: REMOVAL_EMAIL.subject,
        paragraphs: [
          REMOVAL_EMAIL.text,
          DECISION_EMAIL.rule(REASONS[rule]),
          ...(words ? [DECISION_EMAIL.words(words)] : []),
        ],
        foot: DECISION_EMAIL.footer,
      }),
    language,
  )
  return createEmail(deps, { to, purpose: 'account_deletion', ...written })
}

/** Waiting reports for a moderator, without what or whom they are about. */
export function createReportsEmail(
  { t, env }: Pick<Deps, 't' | 'env'>,
  { email: to, language, count, unsubscribeUrl }: EmailRecipient & { count: number; unsubscribeUrl: string },
): EmailDraft {
  const written = t(
    () =>
      renderEmail({
        subject: REPORTS_EMAIL.subject(count),
        heading: REPORTS_EMAIL.subject(count),
        paragraphs: [REPORTS_EMAIL.text],
        action: { label: REPORTS_EMAIL.action, url: `${env.ORIGIN}/?view=moderation` },
        foot: REPORTS_EMAIL.footer,
        unsubscribe: { label: REPORTS_EMAIL.unsubscribe, url: unsubscribeUrl },
      }),
    language,
  )
  return { to, purpose: 'message', ...written }
}
