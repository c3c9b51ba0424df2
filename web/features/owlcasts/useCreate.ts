import { type RefObject, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../domain/errors'
import { Failure } from '../../../domain/failure'
import type { MadeOwlcast } from '../../../domain/owlcasts.schema'
import type { Me } from '../../../domain/people.schema'
import { textOf } from '../../api/failure'
import { makeOwlcast } from '../../api/new-owlcast'
import { noteRefusal } from '../../api/query-client'
import type { OwlcastRequest } from '../../state/new-owlcast'
import { askToSignIn } from '../../state/sign-in'
import { focusField } from '../../ui/focus-field'
import { NEW_OWLCAST } from '../../words/new-owlcast'
import { lacksOf, newOwlcastOf, remember, startTyping, type TypedOwlcast } from './typed-owlcast'

type Given = {
  request: Pick<OwlcastRequest, 'kind' | 'source' | 'name'>
  me: Me | null | undefined
  formRef: RefObject<HTMLElement | null>
  onMade: (made: MadeOwlcast) => void
  /** Called when an earlier attempt with a lost response had created it. */
  onMadeBefore: () => void
}
/** The key of errors without a field. */
const WHOLE = 'whole'

/** Creates an owlcast: form state, validation and submission. Repeated presses create only one. */
export function useCreate({ request, me, formRef, onMade, onMadeBefore }: Given) {
  const [typed, setTyped] = useState(() => startTyping(request.kind, request.source, request.name))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const sending = useRef<AbortController | null>(null)
  useEffect(() => () => sending.current?.abort(), [])

  function change(changes: Partial<TypedOwlcast>) {
    const now = { ...typed, ...changes }
    setTyped(now)
    remember(now)
    const mended = [WHOLE, ...Object.keys(changes)]
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !mended.includes(field))))
  }

  function refuse(lacks: { field: string; text: string }[]) {
    setErrors(Object.fromEntries(lacks.toReversed().map(({ field, text }) => [field, text])))
    focusField(formRef.current, lacks[0]?.field)
  }

  async function create() {
    if (sending.current) return
    const lacks = lacksOf(typed)
    refuse(lacks.map(({ code, field, params }) => ({ field, text: messageOf(code, params) })))
    if (lacks.length > 0) return
    if (!me && !(await askToSignIn(messageOf('owlcast.sign_in_required')))) return
    const attempt = new AbortController()
    sending.current = attempt
    setBusy(true)
    try {
      const made = await makeOwlcast(newOwlcastOf(typed), typed.key, attempt.signal)
      remember(null)
      onMade(made)
    } catch (error) {
      noteRefusal(error)
      settle(error, attempt.signal)
    } finally {
      sending.current = null
      setBusy(false)
    }
  }

  function settle(error: unknown, { aborted }: AbortSignal) {
    if (aborted) return refuse([{ field: WHOLE, text: NEW_OWLCAST.stopped }])
    const { code, field } = error instanceof Failure ? error : { code: null, field: undefined }
    if (code === 'request.key_reused') {
      remember(null)
      return onMadeBefore()
    }
    if (field === 'sourceId') {
      change({ source: null })
      return refuse([{ field: WHOLE, text: NEW_OWLCAST.sourceGone }])
    }
    const known = field && formRef.current?.querySelector(`[name="${CSS.escape(field)}"]`)
    refuse([{ field: known ? field : WHOLE, text: textOf(error) }])
  }

  return {
    typed,
    change,
    errors,
    problem: errors[WHOLE] ?? null,
    busy,
    create: () => void create(),
    /** Aborts the request. The server may have created the owlcast already; a retry with the same key returns it. */
    stop: () => sending.current?.abort(),
  }
}
