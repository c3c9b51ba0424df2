import './Dialog.css'
import { type ReactNode, useId } from 'react'
import { Button } from '../buttons/Button'
import { useModal } from './Dialog'

type Props = {
  title: string
  text: string
  /** The label of the safe button, which gets the initial focus. */
  keep: string
  /** The label of the destructive button. */
  confirm: string
  icon?: ReactNode
  busy?: boolean
  tone?: 'danger' | 'primary'
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation before a destructive action. */
export function ConfirmDialog({
  title,
  text,
  keep,
  confirm,
  icon,
  busy,
  tone = 'danger',
  onConfirm,
  onClose,
}: Props) {
  const ref = useModal()
  const id = useId()
  return (
    <dialog
      ref={ref}
      className="sheet -ask"
      role="alertdialog"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="dialog-head row">
        <h2 id={`${id}t`}>{title}</h2>
      </div>
      <p id={`${id}d`}>{text}</p>
      <div className="dialog-foot wrap">
        {/* First in the DOM, so that the dialog opens with the focus on the safe button. */}
        <Button tone="line" onClick={onClose}>
          {keep}
        </Button>
        <Button tone={tone} icon={icon} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </dialog>
  )
}
