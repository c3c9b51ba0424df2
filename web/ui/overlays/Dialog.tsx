import './Dialog.css'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { UI } from '../../../domain/locales/en/shell'
import { IconButton } from '../buttons/IconButton'
import { registerModal } from './modals'

type Props = {
  title: string
  /** A short text beside the title, such as a count. */
  note?: string
  onClose: () => void
  children: ReactNode
  /** Buttons that stick to the bottom. */
  footer?: ReactNode
  /** Width on wide screens, in pixels. */
  width?: number
  kind?: string
}

/**
 * A modal dialog: a bottom sheet on phones, centred on wide screens. It is open while it is mounted. The browser traps
 * the focus; unmounting returns it to the opener.
 */
export function Dialog({ title, note, onClose, children, footer, width = 480, kind }: Props) {
  const ref = useModal()
  const id = useId()
  const startedOutside = useRef(false)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop closes; the keyboard has Escape
    <dialog
      ref={ref}
      className="sheet"
      aria-labelledby={id}
      data-kind={kind}
      style={{ '--w': `${width}px` } as React.CSSProperties}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A press that began inside, as when text is selected beyond the edge, ends in a click on the dialog as well.
      onPointerDown={(event) => {
        startedOutside.current = isOutside(event)
      }}
      onClick={(event) => {
        if (startedOutside.current && isOutside(event)) onClose()
      }}
    >
      <div className="dialog-head row">
        <h2 id={id}>{title}</h2>
        {note ? <span className="dim tabular">{note}</span> : null}
        <IconButton label={UI.close} onClick={onClose}>
          <X className="icon" />
        </IconButton>
      </div>
      {children}
      {footer ? <div className="dialog-foot wrap">{footer}</div> : null}
    </dialog>
  )
}

/**
 * Opens a `<dialog>` while it is mounted and restores the focus afterwards: to the opener, else to the dialog below,
 * else to `#main`. The initial focus is on the first control, or on the one marked `data-autofocus`.
 */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    dialog?.showModal()
    const unregister = dialog && registerModal(dialog)
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      unregister?.()
      dialog?.close()
      const below = document.querySelector<HTMLElement>('dialog[open] [data-autofocus]')
      const back = opener?.isConnected ? opener : (below ?? document.getElementById('main'))
      if (back instanceof HTMLElement) back.focus()
    }
  }, [])
  return ref
}

/** Whether a press hit the backdrop: the dialog's own padding counts as inside. */
function isOutside(event: React.MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false
  const box = event.currentTarget.getBoundingClientRect()
  const { clientX: x, clientY: y } = event
  return x < box.left || x > box.right || y < box.top || y > box.bottom
}
