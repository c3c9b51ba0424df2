/** Validates the posts of an archive by the rules of their kind; pure. */
import type { ParsedArchivedPost } from '../../domain/archives/archives.schema'
import { appError } from '../../domain/errors/errors'
import { getKind, getMode, getPostMode, type Mode } from '../../domain/kinds'
import { pickMostPrivate, type Visibility } from '../../domain/posts/audience'
import type { ParentLink } from '../../domain/posts/connections'
import { mayChangePrice, mayChangeVisibility, validateEdit } from '../../domain/posts/edit-post'
import { calculateExpiry } from '../../domain/posts/expiry'
import { hasScript, isAddressed } from '../../domain/posts/validate-draft'
import type { OwlcastRow } from '../posts/owlcasts/owlcasts.repo'
import type { ParentRow } from '../posts/replies/replies.repo'
import { parseDetail } from '../publishing/details'
import { assertPrice } from '../publishing/publish.validation'
import type { SessionUser } from '../session-user'

/** The fields of a post as this site reads them. */
export type ArchivedContext = {
  mode: Mode
  isReply: boolean
  /** It is an owlcast itself. */
  isContainer: boolean
  owlcast: OwlcastRow | undefined
  parents: readonly ParentRow[]
}

/** The mode of kind and subtype; throws for a pair that does not exist. */
export function parseArchivedMode({ kind, subtype, isReply }: ParsedArchivedPost): Mode {
  const mode = getPostMode(kind, subtype)
  const { kind: ownKind, subtype: ownSubtype, accepts } = getMode(mode)
  const isKnown = ownKind === kind && ownSubtype === subtype
  // A message to a person is no post of an archive; a reply in that kind is.
  if (!isKnown || !accepts.includes(isReply ? 'reply' : 'post') || (isAddressed(mode) && !isReply))
    throw createInvalidError('kind')
  return mode
}

/** The parents that are here, by the ids that they have here. */
export function listArchivedLinks(
  { parents }: ParsedArchivedPost,
  postIds: ReadonlyMap<string, string>,
): ParentLink[] {
  const links = parents.flatMap(({ id, ...link }) => {
    const postId = postIds.get(id)
    return postId === undefined ? [] : [{ ...link, id: postId }]
  })
  return links.filter(({ id }, at) => links.findIndex((other) => other.id === id) === at)
}

/** Recordings are connected within their owlcast; nothing else is connected to members-only posts. */
export function isConnectable(row: ParentRow, owlcast: OwlcastRow | undefined): boolean {
  return owlcast ? (row.owlcastId ?? row.id) === owlcast.id : row.visibility !== 'private'
}

/** The fields of its kind. A script without its answers was published without keeping them. */
export function parseArchivedDetail(
  { mode, isReply, isContainer }: Pick<ArchivedContext, 'mode' | 'isReply' | 'isContainer'>,
  { detail, parents, kind, owlcastId }: ParsedArchivedPost,
  postIds: ReadonlyMap<string, string>,
): Record<string, unknown> {
  if (getKind(kind).hasRecordings) {
    const sourceId = typeof detail.sourceId === 'string' ? postIds.get(detail.sourceId) : undefined
    return isContainer && owlcastId === null && sourceId !== undefined ? { sourceId } : {}
  }
  if (hasScript(mode) && (isReply || Object.keys(detail).length === 0)) return {}
  return parseDetail({ mode, detail, parents: isReply ? parents : [] }).detail
}

/** Throws the first issue of its texts, and for fields that this kind does not have. */
export function assertArchivedFields(
  { mode, isReply, owlcast, parents }: ArchivedContext,
  { title, content, tags, visibility, kind, ...input }: ParsedArchivedPost,
): void {
  const text = { title, content, tags }
  const parentKinds = parents.length > 0 ? parents.map((parent) => parent.kind) : isReply ? [kind] : []
  const context = {
    mode,
    isReply,
    owlcastId: owlcast?.id ?? null,
    visibility,
    detail: input.detail,
    parentKinds,
  }
  const issues = validateEdit(context, text, text, true)
  // Whether a reply needs tags depends on a parent that may be missing.
  const [issue] = issues.filter(({ code }) => !(isReply && code === 'post.tags_required'))
  if (issue) throw appError(issue.code, issue.params, issue.field)
}

/** A kind without a choice has none here either. */
export function getArchivedVisibility(
  { mode, isReply, owlcast, parents }: ArchivedContext,
  { visibility }: ParsedArchivedPost,
  { plan }: SessionUser,
): Visibility {
  if (owlcast) return owlcast.visibility
  if (mayChangeVisibility({ mode, isReply, owlcastId: null })) {
    if (visibility !== 'public' && plan === 'free') throw appError('owlcast.pro_required', {}, 'visibility')
    return visibility
  }
  if (isReply) return pickMostPrivate([visibility, ...parents.map((parent) => parent.visibility)])
  const choices: Visibility[] = hasScript(mode) ? ['public', 'unlisted'] : ['public']
  if (!choices.includes(visibility)) throw createInvalidError('visibility')
  return visibility
}

export function getArchivedPrice(
  { mode, isReply }: ArchivedContext,
  { priceCents }: ParsedArchivedPost,
  { plan }: SessionUser,
): number {
  if (priceCents > 0 && !mayChangePrice({ mode, isReply, owlcastId: null }))
    throw createInvalidError('priceCents')
  assertPrice(priceCents, plan)
  return priceCents
}

/** As that of a new post, by kind, plan and parents; never later than the archive says. */
export function getArchivedExpiry(
  { isReply, owlcast, parents }: ArchivedContext,
  { kind, createdAt, expiresAt }: ParsedArchivedPost,
  { plan }: SessionUser,
): number | null {
  // Only its author sees a reply without parents, however long.
  if (isReply && parents.length === 0) return expiresAt
  const ends = (owlcast ? [owlcast] : parents).map((row) => row.expiresAt)
  const own = calculateExpiry(kind, plan, createdAt, ends)
  return own === null || expiresAt === null ? own : Math.min(own, expiresAt)
}

/** Throws for a field that this kind does not have. */
export function assertNoField(value: unknown, field: string): void {
  if (value !== null) throw createInvalidError(field)
}

const createInvalidError = (field: string) =>
  appError('request.invalid', { reason: `${field}: not part of this kind` }, field)
