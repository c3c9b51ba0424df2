import { useState } from 'react'
import { MODERATOR } from '../../../domain/locales/en/moderation'
import type { AppealableAction, StoredReportReason } from '../../../domain/moderation/moderation'
import type { Reasons } from '../../../domain/moderation/moderation.schema'
import { getErrorMessage } from '../../api/request-error'
import { FormDialog } from '../../ui/overlays/FormDialog'
import { ReasonFields, type TypedReasons, toDecisionRule } from './ReasonFields'

type Props = {
  title: string
  action: AppealableAction
  /** The reason of the newest report, which is preselected. */
  reason?: StoredReportReason
  /** The label of the button; that of the action if left out. */
  confirm?: string
  /** Applies the decision; its error is shown in the dialog. */
  decide: (reasons: Reasons) => Promise<unknown>
  onClose: () => void
}

/** Asks a moderator for the rule and the words of a decision: the author reads both. */
export function DecisionDialog({ title, action, reason, confirm, decide, onClose }: Props) {
  const [reasons, setReasons] = useState<TypedReasons>(() => ({ rule: toDecisionRule(reason), words: '' }))
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  async function save() {
    if (busy) return
    setBusy(true)
    try {
      await decide(reasons)
      onClose()
    } catch (error) {
      setBusy(false)
      setProblem(getErrorMessage(error))
    }
  }
  return (
    <FormDialog
      title={title}
      className="deciding stack"
      cancel={MODERATOR.cancel}
      submit={confirm ?? MODERATOR.confirm[action]}
      tone={action === 'warn' ? 'primary' : 'danger'}
      busy={busy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <ReasonFields reasons={reasons} onChange={setReasons} hint={MODERATOR.wordsHint} error={problem} />
    </FormDialog>
  )
}
