import './CopyrightReportDialog.css'
import CircleCheck from 'lucide-react/icons/circle-check'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { EMAIL_MAX_CHARS } from '../../../domain/limits'
import { COPYRIGHT } from '../../../domain/locales/en/legal'
import type { CopyrightReportInput as Report } from '../../../domain/moderation/copyright'
import { REPORT_NAME_MAX_CHARS, REPORT_WORK_MAX_CHARS } from '../../../domain/moderation/moderation.limits'
import type { Post } from '../../../domain/posts/posts.schema'
import { Button } from '../../ui/buttons/Button'
import { Check } from '../../ui/fields/Check'
import { Field } from '../../ui/fields/Field'
import { Dialog } from '../../ui/overlays/Dialog'
import { useCopyrightReport } from './useCopyrightReport'

type Props = { post: Pick<Post, 'id' | 'title'>; onClose: () => void }

/** Reports that a clip uses copyrighted work (D31). Open to everyone: rights holders are seldom members. */
export function CopyrightReportDialog({ post, onClose }: Props) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { state, report, problem, change, send } = useCopyrightReport(post.id, form)
  const sending = state.at === 'sending'
  if (state.at === 'done')
    return (
      <Dialog
        title={COPYRIGHT.title}
        onClose={onClose}
        footer={
          <Button tone="primary" onClick={onClose}>
            {COPYRIGHT.close}
          </Button>
        }
      >
        <Done email={report.email.trim()} />
      </Dialog>
    )
  const text = (field: Exclude<keyof Report, 'truthful'>) => ({
    value: report[field],
    readOnly: sending,
    'aria-required': true,
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  })
  return (
    <Dialog
      title={COPYRIGHT.title}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {COPYRIGHT.cancel}
          </Button>
          <Button type="submit" form={id} tone="primary" busy={sending}>
            {COPYRIGHT.send}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        className="copyright stack"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void send()
        }}
      >
        <p>
          <strong dir="auto">{COPYRIGHT.about(post.title)}</strong> {COPYRIGHT.hint}
        </p>
        <div className="who columns">
          <Field name="name" label={COPYRIGHT.name} error={problem('name')}>
            {(control) => (
              <input {...control} {...text('name')} autoComplete="name" maxLength={REPORT_NAME_MAX_CHARS} />
            )}
          </Field>
          <Field name="email" label={COPYRIGHT.email} error={problem('email')} hint={COPYRIGHT.emailHint}>
            {(control) => (
              <input
                {...control}
                {...text('email')}
                type="email"
                autoComplete="email"
                maxLength={EMAIL_MAX_CHARS}
              />
            )}
          </Field>
        </div>
        <Field name="work" label={COPYRIGHT.work} error={problem('work')} hint={COPYRIGHT.workHint}>
          {(control) => (
            <textarea {...control} {...text('work')} rows={4} maxLength={REPORT_WORK_MAX_CHARS} />
          )}
        </Field>
        <Check
          name="truthful"
          checked={report.truthful}
          error={problem('truthful')}
          onChange={({ target }) => sending || change({ truthful: target.checked })}
        >
          {COPYRIGHT.confirmation}
        </Check>
        {problem() ? (
          <p className="bad" role="alert">
            {problem()}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}

function Done({ email }: { email: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} className="copyright stack -done" tabIndex={-1} role="status">
      <CircleCheck className="icon icon-large" aria-hidden="true" />
      <p>
        <strong>{COPYRIGHT.sent}</strong>
      </p>
      <p>{COPYRIGHT.nextSteps(email)}</p>
    </div>
  )
}
