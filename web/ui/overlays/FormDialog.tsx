import { type ComponentProps, type ReactNode, type RefObject, useId } from 'react'
import { Button } from '../buttons/Button'
import { ErrorText } from '../text/ErrorText'
import { Dialog } from './Dialog'

type Props = Omit<ComponentProps<typeof Dialog>, 'footer'> & {
  formRef?: RefObject<HTMLFormElement | null>
  /** The class of the form. */
  className: string
  /** The label of the button that cancels. */
  cancel: string
  /** Cancels, where that differs from closing. */
  onCancel?: () => void
  /** The label of the button that submits. */
  submit: string
  tone?: ComponentProps<typeof Button>['tone']
  icon?: ReactNode
  busy: boolean
  disabled?: boolean
  /** The error of the form as a whole; in the footer, which no scrolling hides. */
  problem?: string | null
  /** Announced while it is busy. */
  saving?: string
  onSubmit: () => void
}

/** A dialog with a form, and a footer that cancels or submits it. Fields show their own errors. */
export function FormDialog({
  formRef,
  className,
  cancel,
  submit,
  icon,
  busy,
  disabled,
  problem,
  saving,
  onSubmit,
  children,
  onCancel,
  tone,
  ...dialog
}: Props) {
  const id = useId()
  const { kind, onClose } = dialog
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          {problem ? <ErrorText id={`${id}p`}>{problem}</ErrorText> : null}
          <Button tone={kind ? 'line' : 'quiet'} onClick={onCancel ?? onClose}>
            {cancel}
          </Button>
          <Button
            type="submit"
            form={id}
            tone={tone ?? (kind ? 'kind' : 'primary')}
            icon={icon}
            busy={busy}
            disabled={disabled}
            aria-describedby={problem ? `${id}p` : undefined}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form
        ref={formRef}
        id={id}
        className={className}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
        {saving === undefined ? null : (
          <p className="visually-hidden" role="status">
            {busy ? saving : ''}
          </p>
        )}
      </form>
    </Dialog>
  )
}
