/** The form of a new owlcast: stored for this tab until it is created, with its validation. */

import { FREE, findPriceIssue, parsePrice } from '../../../domain/billing/price'
import type { ValidationIssue } from '../../../domain/errors/validation-issue'
import {
  listConfirmedInvitees,
  type ShownNumbers,
  validateInvitees,
} from '../../../domain/invitations/invitees'
import type { Kind } from '../../../domain/kinds'
import { getPostName } from '../../../domain/locales/en/kinds'
import type { NewOwlcastInput } from '../../../domain/owlcasts/owlcasts.schema'
import type { Visibility } from '../../../domain/posts/audience'
import type { Post } from '../../../domain/posts/posts.schema'
import type { ReplyPolicy } from '../../../domain/posts/reply-policy'
import { formatTags, parseTypedTags } from '../../../domain/posts/tags'
import { getOwnTitle } from '../../../domain/posts/titles'
import { toOneLine } from '../../../domain/text/text'
import { createTabForm } from '../../state/tab-form'

export type OwlcastForm = {
  /** The idempotency key: the same for all attempts. */
  key: string
  kind: Kind
  name: string
  description: string
  tags: string
  price: string
  visibility: Visibility
  replyPolicy: ReplyPolicy
  invitees: string
  /** The international form shown for each of their numbers. */
  inviteeNumbers: ShownNumbers
  source: { id: string; title: string } | null
  /** Inputs sent without an owlcast in response, the first attempt first. */
  attempts?: NewOwlcastInput[]
}

export const owlcastForm = createTabForm<OwlcastForm>('owlcast.newOwlcast')

/** Returns the stored form for the same kind and source, else a new one. */
export function openOwlcastForm(kind: Kind, source: Post | undefined, name = ''): OwlcastForm {
  const saved = owlcastForm.read()
  if (saved && saved.kind === kind && (saved.source?.id ?? null) === (source?.id ?? null))
    return { ...saved, name: saved.name || name }
  return {
    key: crypto.randomUUID(),
    kind,
    name: name || (source ? getOwnTitle(source) : ''),
    description: '',
    tags: source ? formatTags(source.tags).join(' ') : '',
    price: FREE,
    visibility: 'public',
    replyPolicy: 'everyone',
    invitees: '',
    inviteeNumbers: {},
    source: source ? { id: source.id, title: getPostName(source) } : null,
  }
}

/** The validation issues in the order of the fields; empty when valid. */
export function validateOwlcastForm(form: OwlcastForm): ValidationIssue[] {
  const issues: ValidationIssue[] = []
  if (toOneLine(form.name) === '') issues.push({ code: 'owlcast.name_required', field: 'name' })
  const priceIssue = findPriceIssue(form.price)
  return [...issues, ...(priceIssue ? [priceIssue] : []), ...validateInvitees(form.invitees, 'invitees')]
}

/** The request body. Equal forms give equal bodies. */
export function toNewOwlcast(form: OwlcastForm): NewOwlcastInput {
  const { name, description, tags, price, visibility, replyPolicy, invitees, inviteeNumbers, source } = form
  return {
    // Only kinds with recordings reach this point.
    kind: form.kind as NewOwlcastInput['kind'],
    name: name.trim(),
    description: description.trim(),
    tags: parseTypedTags(tags),
    priceCents: parsePrice(price) ?? 0,
    visibility,
    replyPolicy,
    invitees: listConfirmedInvitees(invitees, inviteeNumbers),
    sourceId: source?.id ?? null,
  }
}
