import '../../ui/fields/Radio.css'
import './safety.css'
import { useEffect, useId, useRef, useState } from 'react'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { REASONS } from '../../../domain/locales/en/moderation'
import { PERSON_ACTIONS, REPORT } from '../../../domain/locales/en/people'
import { REPORT_REASONS, type ReportReason, type ReportSubject } from '../../../domain/moderation/moderation'
import { REPORT_TEXT_MAX_CHARS } from '../../../domain/moderation/moderation.limits'
import { getErrorMessage } from '../../api/request-error'
import { sendReport } from '../../api/safety/safety.queries'
import { openOverlay, type SafetyRequest } from '../../state/overlays'
import { Field } from '../../ui/fields/Field'
import { FormDialog } from '../../ui/overlays/FormDialog'
import { showToast } from '../../ui/overlays/toast'

/** Reports a post, a hello or a person to the moderators; afterwards offers to block. */
export function ReportDialog({ request, onClose }: { request: SafetyRequest; onClose: () => void }) {
  const { person, post, hello, onBlocked } = request
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [details, setDetails] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (problem && !reason) form.current?.querySelector('input')?.focus()
  }, [problem, reason])

  async function send() {
    if (!reason) return setProblem(formatErrorMessage('safety.reason_required'))
    setBusy(true)
    try {
      await sendReport({ subject: getSubject(request), reason, note: details })
    } catch (error) {
      setBusy(false)
      return setProblem(getErrorMessage(error))
    }
    onClose()
    showToast({
      text: REPORT.sent,
      tone: 'ok',
      action: {
        label: PERSON_ACTIONS.block(person.displayName),
        run: () => openOverlay('safety', { request: { what: 'block', person, onBlocked } }),
      },
    })
  }
  // Shown at the cause: without a reason that is the list of reasons.
  const problemNote = problem ? (
    <p className="bad" id={`${id}e`} role="alert">
      {problem}
    </p>
  ) : null
  return (
    <FormDialog
      title={
        post
          ? REPORT.titlePost
          : hello
            ? PERSON_ACTIONS.reportHello(person.displayName)
            : REPORT.titlePerson(person.displayName)
      }
      formRef={form}
      className="reporting stack"
      cancel={REPORT.cancel}
      submit={REPORT.send}
      busy={busy}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p>
        {post ? <strong dir="auto">{REPORT.about(post.title)} </strong> : null}
        {REPORT.hint}
        {post ? ` ${REPORT.viewedHint}` : null}
      </p>
      <fieldset aria-describedby={problem ? `${id}e` : undefined}>
        <legend>{REPORT.reason}</legend>
        {reason === null ? problemNote : null}
        {REPORT_REASONS.map((option) => (
          <label key={option} className="row -m">
            <input
              type="radio"
              className="radio-input"
              name="reason"
              value={option}
              checked={reason === option}
              onChange={() => {
                setReason(option)
                setProblem(null)
              }}
            />
            {REASONS[option]}
          </label>
        ))}
      </fieldset>
      <Field name="details" label={REPORT.details} optional hint={REPORT.emergencyHint}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            dir="auto"
            maxLength={REPORT_TEXT_MAX_CHARS}
            value={details}
            onChange={({ target }) => setDetails(target.value)}
          />
        )}
      </Field>
      {reason === null ? null : problemNote}
    </FormDialog>
  )
}

function getSubject({ person, post, hello }: SafetyRequest): ReportSubject {
  if (post) return { type: 'post', id: post.id }
  return hello ? { type: 'hello', id: hello.id } : { type: 'person', id: person.id }
}
