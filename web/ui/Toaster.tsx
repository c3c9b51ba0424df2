import './Toast.css'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { UI } from '../words/ui'
import { Button } from './Button'
import { IconButton } from './IconButton'
import { dismissToast, onToasts, type ToastItem, toasts } from './toast'

/** The place where toasts appear: quiet ones as status, errors as alert. Mount once. */
export function Toaster() {
  const items = useSyncExternalStore(onToasts, toasts)
  const shown = (bad: boolean) => items.filter((item) => (item.tone === 'bad') === bad).map(toToast)
  return (
    <section className="toasts" aria-label={UI.messages}>
      <div role="alert">{shown(true)}</div>
      <div role="status">{shown(false)}</div>
    </section>
  )
}

function toToast(item: ToastItem) {
  return <Toast key={item.id} item={item} />
}

const ICONS = { ok: CircleCheck, bad: CircleAlert, plain: Info }

function Toast({ item }: { item: ToastItem }) {
  const Icon = ICONS[item.tone ?? 'plain']
  const close = () => dismissToast(item.id)
  return (
    <div className={item.tone ? `toast -${item.tone}` : 'toast'}>
      <Icon className="i" />
      <p>{item.text}</p>
      {item.action ? (
        <Button
          onClick={() => {
            close()
            item.action?.run()
          }}
        >
          {item.action.label}
        </Button>
      ) : null}
      {item.tone === 'bad' || item.stays ? (
        <IconButton small label={UI.dismiss} onClick={close}>
          <X className="i" />
        </IconButton>
      ) : null}
    </div>
  )
}
