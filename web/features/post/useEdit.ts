import { type RefObject, useState } from 'react'
import { Failure } from '../../../domain/failure'
import type { Post } from '../../../domain/posts.schema'
import { textOf } from '../../api/failure'
import { editPost } from '../../api/own-posts'
import { noteRefusal } from '../../api/query-client'
import { focusField } from '../../ui/focus-field'
import { changesOf, formOf, rememberEdit, rememberedEdit, type TypedEdit } from './edit-typed'

type Given = { post: Post; formRef: RefObject<HTMLElement | null>; onDone: (saved: boolean) => void }
type Refusal = { field: string | null; text: string }

/** Edits a post: form, errors, and a single request per save. */
export function useEdit({ post, formRef, onDone }: Given) {
  const [before] = useState(() => rememberedEdit(post))
  const [typed, setTyped] = useState(() => before ?? formOf(post))
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)

  function change(changes: Partial<TypedEdit>) {
    const now = { ...typed, ...changes }
    setTyped(now)
    setRefusal(null)
    rememberEdit(post.id, changesOf(post, now) && now)
  }

  async function save() {
    if (busy) return
    const changes = changesOf(post, typed)
    if (!changes) return onDone(false)
    setBusy(true)
    try {
      await editPost(post.id, changes)
      rememberEdit(post.id, null)
      onDone(true)
    } catch (error) {
      noteRefusal(error)
      const field = error instanceof Failure ? error.field : undefined
      const known = focusField(formRef.current, field)
      setRefusal({ field: known && field ? field : null, text: textOf(error) })
    } finally {
      setBusy(false)
    }
  }

  return {
    typed,
    change,
    busy,
    restored: before !== null,
    /** The error message of this field. */
    errorAt: (field: string) => (refusal?.field === field ? refusal.text : null),
    /** An error without a field. */
    problem: refusal?.field === null ? refusal.text : null,
    save: () => void save(),
    giveUp() {
      rememberEdit(post.id, null)
      onDone(false)
    },
  }
}
