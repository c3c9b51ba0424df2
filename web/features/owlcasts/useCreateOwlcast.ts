import { type RefObject, useEffect, useRef, useState } from 'react'
import { AppError } from '../../../domain/errors/app-error'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { NEW_OWLCAST } from '../../../domain/locales/en/record'
import type { NewOwlcastInput, PublishedOwlcast } from '../../../domain/owlcasts/owlcasts.schema'
import type { Me } from '../../../domain/people/people.schema'
import { saveOwlcast } from '../../api/owlcasts/owlcasts.queries'
import { handleAppError } from '../../api/query-client'
import { getErrorMessage } from '../../api/request-error'
import { isKeyUsed } from '../../api/used-key'
import type { OwlcastRequest } from '../../state/overlays'
import { promptSignIn } from '../../state/sign-in'
import { focusField } from '../../ui/fields/focus-field'
import {
  type OwlcastForm,
  openOwlcastForm,
  owlcastForm,
  toNewOwlcast,
  validateOwlcastForm,
} from './owlcast-form'

type CreateOptions = {
  request: Pick<OwlcastRequest, 'kind' | 'source' | 'name'>
  me: Me | null | undefined
  formRef: RefObject<HTMLElement | null>
  onCreated: (created: PublishedOwlcast) => void
  /** Called when an earlier attempt with a lost response had created it, with other details. */
  onAlreadyCreated: (created: PublishedOwlcast) => void
}
/** An owlcast that an earlier attempt created, and what that sent. */
type EarlierOwlcast = { created: PublishedOwlcast; input: NewOwlcastInput }
/** The key of errors without a field. */
const FORM_ERROR = 'whole'

/** Creates an owlcast: form state, validation and submission. Repeated presses create only one. */
export function useCreateOwlcast({ request, me, formRef, onCreated, onAlreadyCreated }: CreateOptions) {
  const [typed, setTyped] = useState(() => openOwlcastForm(request.kind, request.source, request.name))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const pending = useRef<AbortController | null>(null)
  useEffect(() => () => pending.current?.abort(), [])

  function change(changes: Partial<OwlcastForm>) {
    const now = { ...typed, ...changes }
    setTyped(now)
    owlcastForm.save(now)
    const cleared = [FORM_ERROR, ...Object.keys(changes)]
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !cleared.includes(field))))
  }

  function showIssues(issues: { field: string; text: string }[]) {
    setErrors(Object.fromEntries(issues.toReversed().map(({ field, text }) => [field, text])))
    focusField(formRef.current, issues[0]?.field)
  }

  async function create() {
    if (pending.current) return
    const issues = validateOwlcastForm(typed)
    showIssues(issues.map(({ code, field, params }) => ({ field, text: formatErrorMessage(code, params) })))
    if (issues.length > 0) return
    if (
      !me &&
      !(await promptSignIn(formatErrorMessage('owlcast.sign_in_required'), { suggestsSignUp: true }))
    )
      return
    const attempt = new AbortController()
    pending.current = attempt
    setBusy(true)
    const input = toNewOwlcast(typed)
    try {
      const created = await saveUnlessReused(input, attempt.signal)
      if (created) {
        owlcastForm.save(null)
        return onCreated(created)
      }
      const earlier = await findCreated(attempt.signal)
      if (!earlier || !hasSameAudience(earlier.input, input))
        return keepDialog(earlier?.input.name ?? input.name)
      owlcastForm.save(null)
      onAlreadyCreated(earlier.created)
    } catch (error) {
      handleAppError(error)
      showError(error, input, attempt.signal)
    } finally {
      pending.current = null
      setBusy(false)
    }
  }

  /** Null when an attempt with another content has created one, or one with this content that is gone. */
  async function saveUnlessReused(
    input: NewOwlcastInput,
    signal: AbortSignal,
  ): Promise<PublishedOwlcast | null> {
    return saveOwlcast(input, typed.key, signal).catch((error: unknown) => {
      if (isKeyUsed(error)) return null
      throw error
    })
  }

  /** The owlcast of an earlier attempt: the same content gets the same response. */
  async function findCreated(signal: AbortSignal): Promise<EarlierOwlcast | null> {
    for (const input of typed.attempts ?? []) {
      const created = await saveUnlessReused(input, signal)
      if (created) return { created, input }
    }
    return null
  }

  /** Another one was created than the one that is wanted now: the next press creates that. */
  function keepDialog(createdTitle: string) {
    change({ key: crypto.randomUUID(), attempts: [] })
    showIssues([{ field: FORM_ERROR, text: NEW_OWLCAST.createdEarlier(createdTitle) }])
  }

  function showError(error: unknown, input: NewOwlcastInput, { aborted }: AbortSignal) {
    const field = error instanceof AppError ? error.field : undefined
    // It may have been created all the same.
    if (!field) change({ attempts: [...(typed.attempts ?? []), input] })
    if (aborted) return showIssues([{ field: FORM_ERROR, text: NEW_OWLCAST.notCreated }])
    if (field === 'sourceId') {
      change({ source: null })
      return showIssues([{ field: FORM_ERROR, text: NEW_OWLCAST.sourceGone }])
    }
    const known = field && formRef.current?.querySelector(`[name="${CSS.escape(field)}"]`)
    showIssues([{ field: known ? field : FORM_ERROR, text: getErrorMessage(error) }])
  }

  return {
    typed,
    change,
    errors,
    problem: errors[FORM_ERROR] ?? null,
    busy,
    create: () => void create(),
    /** Aborts the request. The server may have created the owlcast already; a retry with the same key returns it. */
    stop: () => pending.current?.abort(),
  }
}

/** Whether both are for the same people, under the same name and at the same price. */
function hasSameAudience(one: NewOwlcastInput, other: NewOwlcastInput): boolean {
  const toText = (input: NewOwlcastInput) => JSON.stringify({ ...input, description: '', tags: [] })
  return toText(one) === toText(other)
}
