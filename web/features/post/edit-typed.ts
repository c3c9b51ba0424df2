/** What is typed while a post is changed: kept for this tab until it is saved or given up. */
import type { Visibility } from '../../../domain/audience'
import { centsOf, dollars, FREE } from '../../../domain/paywall'
import type { EditPost, Post } from '../../../domain/posts.schema'
import type { RepliesFrom } from '../../../domain/replies-from'
import { shownTags, typedTags } from '../../../domain/tags'

export type TypedEdit = {
  title: string
  content: string
  tags: string
  price: string
  visibility: Visibility
  repliesFrom: RepliesFrom
  namesNobody: boolean
}

/** What is no price is refused by the server, in its words. */
const NO_PRICE = 1

const keyOf = (postId: string) => `owlcast.edit.${postId}`

/** The post as it stands, as its form begins. */
export function formOf({
  title,
  content,
  tags,
  price,
  visibility,
  repliesFrom = 'everyone',
}: Post): TypedEdit {
  const typed = { title, content, tags: shownTags(tags).join(' '), visibility, repliesFrom }
  return { ...typed, price: price ? dollars(price.cents) : FREE, namesNobody: false }
}

/** What was typed about this post before and is not saved, or null. */
export function rememberedEdit(post: Post): TypedEdit | null {
  try {
    const kept: Partial<TypedEdit> | null = JSON.parse(sessionStorage.getItem(keyOf(post.id)) ?? 'null')
    return kept && { ...formOf(post), ...kept }
  } catch {
    return null
  }
}

/** Keeps it for this tab; null forgets it. Storage may be forbidden or full; then only closing the dialog loses it. */
export function rememberEdit(postId: string, typed: TypedEdit | null): void {
  try {
    if (typed) sessionStorage.setItem(keyOf(postId), JSON.stringify(typed))
    else sessionStorage.removeItem(keyOf(postId))
  } catch {
    // See above.
  }
}

/** Forgets all of it: whoever typed it is not here any more. */
export function forgetEdits(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(keyOf(''))) sessionStorage.removeItem(key)
  } catch {
    // See above.
  }
}

/** What differs from the post: nothing else is sent, so that what another window changed meanwhile stays. */
export function changesOf(post: Post, typed: TypedEdit): EditPost | null {
  const before = formOf(post)
  const changes: EditPost = {
    ...(typed.title === before.title ? {} : { title: typed.title }),
    ...(typed.content === before.content ? {} : { content: typed.content }),
    ...(typed.tags === before.tags ? {} : { tags: typedTags(typed.tags) }),
    ...(typed.visibility === before.visibility ? {} : { visibility: typed.visibility }),
    ...(typed.repliesFrom === before.repliesFrom ? {} : { repliesFrom: typed.repliesFrom }),
    ...(centsOf(typed.price) === (post.price?.cents ?? 0)
      ? {}
      : { priceCents: centsOf(typed.price) ?? NO_PRICE }),
  }
  if (Object.keys(changes).length === 0) return null
  return typed.namesNobody ? { ...changes, namesNobody: true } : changes
}
