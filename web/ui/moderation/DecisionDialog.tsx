import './DecisionDialog.css'
import { type FormEvent, useId, useState } from 'react'
import { DECISION_WORDS_MAX_CHARS } from '../../../domain/limits'
import { MODERATOR, REASONS } from '../../../domain/locales/en/moderation'
import {
  type AppealableAction,
  DECISION_RULES,
  type DecisionRule,
  STORED_REPORT_REASONS,
  type StoredReportReason,
} from '../../../domain/moderation/moderation'
import type { Reasons } from '../../../domain/moderation/moderation.schema'
import { getErrorMessage } from '../../api/request-error'
import { Button } from '../buttons/Button'
import { Field } from '../fields/Field'
import { Dialog } from '../overlays/Dialog'

type Props = {
  title: string
  action: AppealableAction
  /** The reason of the newest report, which is preselected. */
  reason?: StoredReportReason
  /** What the button says; that of the action if left out. */
  confirm?: string
  /** Applies the decision; its error is shown in the dialog. */
  decide: (reasons: Reasons) => Promise<unknown>
  onClose: () => void
}

/** Asks a moderator for the rule and the words of a decision: the author reads both. */
export function DecisionDialog({ title, action, reason, confirm, decide, onClose }: Props) {
  const id = useId()
  const [rule, setRule] = useState<DecisionRule>(() => toRule(reason))
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      await decide({ rule, words })
      onClose()
    } catch (error) {
      setBusy(false)
      setProblem(getErrorMessage(error))
    }
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {MODERATOR.cancel}
          </Button>
          <Button type="submit" form={id} tone={action === 'warn' ? 'primary' : 'danger'} busy={busy}>
            {confirm ?? MODERATOR.confirm[action]}
          </Button>
        </>
      }
    >
      <form id={id} className="deciding" noValidate onSubmit={(event) => void submit(event)}>
        <Field name="rule" label={MODERATOR.rule}>
          {(control) => (
            <select
              {...control}
              value={rule}
              onChange={({ target }) => setRule(toRule(target.value as StoredReportReason))}
            >
              {DECISION_RULES.map((option) => (
                <option key={option} value={option}>
                  {REASONS[option]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field name="words" label={MODERATOR.words} optional hint={MODERATOR.wordsHint} error={problem}>
          {(control) => (
            <textarea
              {...control}
              rows={4}
              dir="auto"
              maxLength={DECISION_WORDS_MAX_CHARS}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}

/** The rule of a reason; 'other' where there is none. */
function toRule(reason: StoredReportReason | undefined): DecisionRule {
  const known = STORED_REPORT_REASONS.find((one) => one === reason)
  return DECISION_RULES.find((one) => one === known) ?? 'other'
}
