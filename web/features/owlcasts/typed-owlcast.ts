/** The form of a new owlcast: stored for this tab until it is created, with its validation. */
import type { Visibility } from '../../../domain/audience'
import { parseInvitees, validateInvitees } from '../../../domain/invitees'
import type { Kind } from '../../../domain/kinds'
import type { NewOwlcast } from '../../../domain/owlcasts.schema'
import { centsOf, FREE, priceRange } from '../../../domain/paywall'
import type { Post } from '../../../domain/posts.schema'
import { hasOwnTitle, type Lack } from '../../../domain/publish'
import type { RepliesFrom } from '../../../domain/replies-from'
import { shownTags, typedTags } from '../../../domain/tags'
import { oneLine } from '../../../domain/text'

export type TypedOwlcast = {
  /** The idempotency key: the same for all attempts. */
  key: string
  kind: Kind
  name: string
  description: string
  tags: string
  price: string
  visibility: Visibility
  /** Missing in forms stored by an older version. */
  repliesFrom?: RepliesFrom
  invitees: string
  source: { id: string; title: string } | null
}

const KEY = 'owlcast.newOwlcast'

/** Returns the stored form for the same kind and source, else a new one. */
export function startTyping(kind: Kind, source: Post | undefined, name = ''): TypedOwlcast {
  const kept = remembered()
  if (kept && kept.kind === kind && (kept.source?.id ?? null) === (source?.id ?? null))
    return { ...kept, name: kept.name || name }
  const title = source && hasOwnTitle(source) ? source.title : ''
  return {
    key: crypto.randomUUID(),
    kind,
    name: name || title,
    description: '',
    tags: source ? shownTags(source.tags).join(' ') : '',
    price: FREE,
    visibility: 'public',
    repliesFrom: 'everyone',
    invitees: '',
    source: source ? { id: source.id, title } : null,
  }
}

/** Stores the form for this tab; null deletes it. Without storage the form does not survive a reload. */
export function remember(typed: TypedOwlcast | null): void {
  try {
    if (typed) sessionStorage.setItem(KEY, JSON.stringify(typed))
    else sessionStorage.removeItem(KEY)
  } catch {
    // See above.
  }
}

function remembered(): TypedOwlcast | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

/** The validation issues in the order of the fields; empty when valid. */
export function lacksOf(typed: TypedOwlcast): Lack[] {
  const lacks: Lack[] = []
  if (oneLine(typed.name) === '') lacks.push({ code: 'owlcast.name_required', field: 'name' })
  if (centsOf(typed.price) === null)
    lacks.push({ code: 'post.price_invalid', field: 'price', params: priceRange() })
  return [...lacks, ...validateInvitees(typed.invitees, 'invitees')]
}

/** The request body. Equal forms give equal bodies. */
export function newOwlcastOf(typed: TypedOwlcast): NewOwlcast {
  const { name, description, tags, price, visibility, repliesFrom, invitees, source } = typed
  return {
    // Only kinds with recordings reach this point.
    kind: typed.kind as NewOwlcast['kind'],
    name: name.trim(),
    description: description.trim(),
    tags: typedTags(tags),
    priceCents: centsOf(price) ?? 0,
    visibility,
    repliesFrom,
    invitees: parseInvitees(invitees),
    sourceId: source?.id ?? null,
  }
}
