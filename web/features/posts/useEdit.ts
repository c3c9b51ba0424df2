import { type RefObject, useState } from 'react'
import { AppError } from '../../../domain/errors/app-error'
import type { Post } from '../../../domain/posts/posts.schema'
import { sendCover } from '../../api/owlcasts/cover.queries'
import { patchPost } from '../../api/posts/own-posts.queries'
import { patchMoment } from '../../api/posts/parents.queries'
import { handleAppError } from '../../api/query-client'
import { getErrorMessage } from '../../api/request-error'
import type { CoverChange } from '../../parts/posts/CoverField'
import { focusField } from '../../ui/fields/focus-field'
import { readChosenCover, saveChosenCover } from './chosen-covers'
import { type EditForm, editForms, getChanges, toEditForm } from './edit-form'

type EditOptions = { post: Post; formRef: RefObject<HTMLElement | null>; onDone: (saved: boolean) => void }
type Refusal = { field: string | null; text: string }

/** Edits a post: form, errors, and a request per save, per moment that changed, and for the cover. */
export function useEdit({ post, formRef, onDone }: EditOptions) {
  const [before] = useState(() => editForms.read(post.id))
  // Fields that nobody touched show what another device saved meanwhile, and are not sent.
  const [changed, setChanged] = useState<Partial<EditForm>>(before ?? {})
  const typed = { ...toEditForm(post), ...changed }
  const [coverBefore] = useState(() => readChosenCover(post.id))
  const [cover, setCover] = useState(coverBefore)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)

  function change(changes: Partial<EditForm>) {
    const now = { ...changed, ...changes }
    setChanged(now)
    setRefusal(null)
    editForms.save(hasChanges({ ...typed, ...now }) ? now : null, post.id)
  }

  function changeCover(change: CoverChange) {
    setCover(change)
    setRefusal(null)
    saveChosenCover(post.id, change)
  }

  function discard() {
    editForms.save(null, post.id)
    saveChosenCover(post.id, undefined)
  }

  const hasChanges = (form: EditForm) =>
    getChanges(post, form) !== null || Object.keys(form.moments).length > 0

  async function save() {
    if (busy) return
    if (!hasChanges(typed) && cover === undefined) return onDone(false)
    const changes = getChanges(post, typed)
    setBusy(true)
    try {
      // Each can be repeated: what was saved before a failure stays as it is.
      for (const [parentId, moment] of Object.entries(typed.moments))
        await patchMoment(post.id, parentId, moment)
      if (changes) await patchPost(post.id, changes)
      if (cover !== undefined) await sendCover(post.id, cover?.blob ?? null)
      discard()
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
    cover,
    changeCover,
    busy,
    restored: before !== null || coverBefore !== undefined,
    /** The error message of this field. */
    errorAt: (field: string) => (refusal?.field === field ? refusal.text : null),
    /** An error without a field. */
    problem: refusal?.field === null ? refusal.text : null,
    save: () => void save(),
    giveUp() {
      discard()
      onDone(false)
    },
  }
}
