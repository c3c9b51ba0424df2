/** The form of a post being edited, kept in this tab until it is saved or discarded. */
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

/** An invalid price, which the server refuses with its message. */
const NO_PRICE = 1

const keyOf = (postId: string) => `owlcast.edit.${postId}`

/** The initial form of a post. */
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

/** The unsaved form of this post, or null. */
export function rememberedEdit(post: Post): TypedEdit | null {
  try {
    const kept: Partial<TypedEdit> | null = JSON.parse(sessionStorage.getItem(keyOf(post.id)) ?? 'null')
    return kept && { ...formOf(post), ...kept }
  } catch {
    return null
  }
}

/** Saves the form in this tab; null deletes it. Without storage, closing the dialog loses it. */
export function rememberEdit(postId: string, typed: TypedEdit | null): void {
  try {
    if (typed) sessionStorage.setItem(keyOf(postId), JSON.stringify(typed))
    else sessionStorage.removeItem(keyOf(postId))
  } catch {
    // See above.
  }
}

/** Deletes all forms after sign-out. */
export function forgetEdits(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(keyOf(''))) sessionStorage.removeItem(key)
  } catch {
    // See above.
  }
}

/** The fields that differ from the post. Nothing else is sent, so that changes from another window are kept. */
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
