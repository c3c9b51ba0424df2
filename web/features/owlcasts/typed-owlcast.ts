/** What is typed about a new owlcast: kept for this tab until it is made, and what it still lacks. */
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
  /** The same for every try to make it, so that no two are made. */
  key: string
  kind: Kind
  name: string
  description: string
  tags: string
  price: string
  visibility: Visibility
  /** Kept by an older version of the app, it does not say. */
  repliesFrom?: RepliesFrom
  invitees: string
  source: { id: string; title: string } | null
}

const KEY = 'owlcast.newOwlcast'

/** What was typed before about the same thing, or the beginning of it. */
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

/** Keeps it for this tab; null forgets it. Storage may be forbidden or full; then only a reload loses it. */
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

/** The first things it lacks, in the order of the fields; empty when it may be made. */
export function lacksOf(typed: TypedOwlcast): Lack[] {
  const lacks: Lack[] = []
  if (oneLine(typed.name) === '') lacks.push({ code: 'owlcast.name_required', field: 'name' })
  if (centsOf(typed.price) === null)
    lacks.push({ code: 'post.price_invalid', field: 'price', params: priceRange() })
  return [...lacks, ...validateInvitees(typed.invitees, 'invitees')]
}

/** The body that makes it. The same that was typed always gives the same. */
export function newOwlcastOf(typed: TypedOwlcast): NewOwlcast {
  const { name, description, tags, price, visibility, repliesFrom, invitees, source } = typed
  return {
    // A kind without recordings never gets here: the button asks for one that has them.
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
