/** The words, addresses and email domains that the site flags or refuses. */

import { appError } from '../../domain/errors/errors'
import { findWordRule, isAddressRefused, normalizeRuleValue } from '../../domain/moderation/content-rules'
import type { ReportSubject } from '../../domain/moderation/moderation'
import { CONTENT_RULES_MAX } from '../../domain/moderation/moderation.limits'
import type { ContentRuleInput, ContentRules } from '../../domain/moderation/moderation.schema'
import { toPodcastDetail } from '../../domain/podcasts/podcasts'
import type { Visibility } from '../../domain/posts/audience'
import { parseStoredTags } from '../../domain/posts/tags'
import { findSong } from '../../domain/songs/songs'
import { createAuditEntry } from '../audit/audit.service'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { notifyReport } from '../notifications/notify.repo'
import type { SessionUser } from '../session-user'
import {
  addFlag,
  type ContentRuleRow,
  countContentRules,
  deleteContentRule,
  listContentRules,
  saveContentRule,
} from './content-rules.repo'

type Deps = Pick<AppDeps, 'db' | 'clock' | 'ids'>
type Admin = Pick<SessionUser, 'id' | 'role'>

export async function getContentRules({ db }: Deps): Promise<ContentRules> {
  const rows = await listContentRules(db)
  return { items: rows.map(({ id, kind, value, action }) => ({ id, kind, value, action })) }
}

/** Adds a rule, or changes the action of the one with this value. Addresses and domains are always refused. */
export async function saveRule(
  deps: Deps,
  admin: Admin,
  { kind, value: typed, action }: ContentRuleInput,
): Promise<void> {
  const { db, ids, clock } = deps
  const value = normalizeRuleValue(kind, typed)
  if (value === null) throw appError('moderation.rule_invalid', {}, 'value')
  if ((await countContentRules(db)) >= CONTENT_RULES_MAX)
    throw appError('moderation.too_many_rules', { max: CONTENT_RULES_MAX })
  const row = { id: ids.make('rul'), kind, value, action: kind === 'word' ? action : ('refuse' as const) }
  await batch(db, {
    rule: saveContentRule(db, { ...row, createdBy: admin.id, createdAt: clock.now() }),
    audit: createAuditEntry(deps, admin, { action: 'rule.add' }),
  })
}

export async function removeRule(deps: Deps, admin: Admin, id: string): Promise<void> {
  await batch(deps.db, {
    rule: deleteContentRule(deps.db, id),
    audit: createAuditEntry(deps, admin, { action: 'rule.remove' }),
  })
}

/** Throws `moderation.content_refused` for a refused word; returns the rule of a flagged one, or null. */
export async function checkTexts(
  { db }: Pick<Deps, 'db'>,
  texts: readonly string[],
): Promise<ContentRuleRow | null> {
  const rule = findWordRule(await listContentRules(db), texts)
  if (rule?.action === 'refuse') throw appError('moderation.content_refused')
  return rule
}

type PostTexts = {
  title: string
  content?: string
  tags?: string
  detail?: Readonly<Record<string, unknown>> | undefined
  visibility?: Visibility
}

/**
 * The same for a post. A private one is refused but never flagged: moderators see it only if a person who received it
 * reports it.
 */
export async function checkPostTexts(
  deps: Pick<Deps, 'db'>,
  post: PostTexts,
): Promise<ContentRuleRow | null> {
  const { title, content = '', tags = '', detail = {}, visibility } = post
  const texts = [title, content, ...parseStoredTags(tags), ...listShownFields(detail)]
  const rule = await checkTexts(deps, texts)
  return visibility === 'private' ? null : rule
}

/** The fields of a song or podcast that everybody reads, unlike the answers behind a script. */
function listShownFields(detail: Readonly<Record<string, unknown>>): string[] {
  return [findSong(detail), toPodcastDetail(detail)]
    .flatMap((shown) => Object.values(shown ?? {}))
    .filter((value) => typeof value === 'string')
}

/** Statements that put a flagged subject into the queue and notify the moderators; for the batch of its cause. */
export function createFlag(
  { db, ids, clock }: Deps,
  rule: ContentRuleRow | null,
  subject: ReportSubject,
  { userId, title }: { userId: string; title: string },
) {
  if (!rule) return null
  const now = clock.now()
  const row = { id: ids.make('rpt'), userId, title, details: rule.value, createdAt: now }
  return [addFlag(db, subject, row), notifyReport(db, { reporterId: null, userId }, now)] as const
}

/** Throws `auth.address_refused` for an email address that may not sign up. */
export async function assertAddressAllowed({ db }: Pick<Deps, 'db'>, address: string): Promise<void> {
  if (isAddressRefused(await listContentRules(db), address))
    throw appError('auth.address_refused', {}, 'email')
}
