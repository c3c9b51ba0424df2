import { type RefObject, useState } from 'react'
import { AppError } from '../../../domain/errors/app-error'
import type { Post } from '../../../domain/posts/posts.schema'
import { patchPost } from '../../api/posts/own-posts.queries'
import { patchMoment } from '../../api/posts/parents.queries'
import { handleAppError } from '../../api/query-client'
import { getErrorMessage } from '../../api/request-error'
import { focusField } from '../../ui/fields/focus-field'
import { type EditForm, editForms, getChanges, toEditForm } from './edit-form'

type EditOptions = { post: Post; formRef: RefObject<HTMLElement | null>; onDone: (saved: boolean) => void }
type Refusal = { field: string | null; text: string }

/** Edits a post: form, errors, and a request per save, and per moment that changed. */
export function useEdit({ post, formRef, onDone }: EditOptions) {
  const [before] = useState(() => editForms.read(post.id))
  // Fields that nobody touched show what another device saved meanwhile, and are not sent.
  const [changed, setChanged] = useState<Partial<EditForm>>(before ?? {})
  const typed = { ...toEditForm(post), ...changed }
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)

  function change(changes: Partial<EditForm>) {
    const now = { ...changed, ...changes }
    setChanged(now)
    setRefusal(null)
    editForms.save(hasChanges({ ...typed, ...now }) ? now : null, post.id)
  }

  const hasChanges = (form: EditForm) =>
    getChanges(post, form) !== null || Object.keys(form.moments).length > 0

  async function save() {
    if (busy) return
    if (!hasChanges(typed)) return onDone(false)
    const changes = getChanges(post, typed)
    setBusy(true)
    try {
      // Each can be repeated: what was saved before a failure stays as it is.
      for (const [parentId, moment] of Object.entries(typed.moments))
        await patchMoment(post.id, parentId, moment)
      if (changes) await patchPost(post.id, changes)
      editForms.save(null, post.id)
      onDone(true)
    } catch (error) {
      handleAppError(error)
      const field = error instanceof AppError ? error.field : undefined
      const known = focusField(formRef.current, field)
      setRefusal({ field: known && field ? field : null, text: getErrorMessage(error) })
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
      editForms.save(null, post.id)
      onDone(false)
    },
  }
}
