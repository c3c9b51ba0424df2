import './Toast.css'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { NETWORK_ERRORS } from '../../../domain/errors/network-errors'
import { UI } from '../../../domain/locales/en/shell'
import { useHeightProperty } from '../../hooks/useHeightProperty'
import { useOnline } from '../../hooks/useOnline'
import { Button } from '../buttons/Button'
import { IconButton } from '../buttons/IconButton'
import { getNewestToastBefore, getTopModal, onModals } from './modals'
import {
  dismissToast,
  dismissToastByText,
  isPassing,
  isPersistentToast,
  listToasts,
  onToasts,
  TOASTS_SHOWN_MAX,
  type ToastItem,
} from './toast'

const SHOWN_MS = 5000
/** Two messages would cover the buttons of the page, with large letters. */
const LOW_WINDOW = '(height < 600px)'

/**
 * Renders toasts: `bad` ones as `alert`, others as `status`. While a modal is open they render inside it, because the
 * rest of the page is inert; what was said before it opened, and goes by itself, stays behind it. Mount once, between the
 * bars at the top of the page and its content.
 */
export function Toaster() {
  const queued = useSyncExternalStore(onToasts, listToasts)
  // An older one is shown again once the newest is gone.
  const items = queued.slice(useIsLowWindow() ? -1 : -TOASTS_SHOWN_MAX)
  const modal = useSyncExternalStore(onModals, getTopModal, () => undefined)
  const isBehind = (item: ToastItem) => !modal || isPassing(item, getNewestToastBefore(modal))
  const online = useOnline()
  useEffect(() => {
    if (online) dismissToastByText(NETWORK_ERRORS['request.offline'].message)
  }, [online])
  return (
    <>
      <section className="toasts" aria-label={UI.messages}>
        <div ref={useHeightProperty('--toasts-h')}>
          <Toasts items={items.filter(isBehind)} />
        </div>
      </section>
      {modal ? createPortal(<DialogToasts items={items.filter((item) => !isBehind(item))} />, modal) : null}
    </>
  )
}

function useIsLowWindow(): boolean {
  return useSyncExternalStore(watchLowWindow, () => matchMedia(LOW_WINDOW).matches)
}

function watchLowWindow(listener: () => void): () => void {
  const query = matchMedia(LOW_WINDOW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** A dialog stays clear of them, however high they are. */
function DialogToasts({ items }: { items: readonly ToastItem[] }) {
  return (
    <div className="toasts">
      <div ref={useHeightProperty('--dialog-toasts-h')}>
        <Toasts items={items} />
      </div>
    </div>
  )
}

function Toasts({ items }: { items: readonly ToastItem[] }) {
  const shown = (bad: boolean) => items.filter((item) => (item.tone === 'bad') === bad).map(toToast)
  return (
    <>
      <div role="alert">{shown(true)}</div>
      <div role="status">{shown(false)}</div>
    </>
  )
}

function toToast(item: ToastItem) {
  return <Toast key={item.id} item={item} />
}

const ICONS = { ok: CircleCheck, bad: CircleAlert, plain: Info }

function Toast({ item }: { item: ToastItem }) {
  const Icon = ICONS[item.tone ?? 'plain']
  const close = () => dismissToast(item.id)
  const stays = isPersistentToast(item)
  const [isPointedAt, setPointedAt] = useState(false)
  // Counted from when it is on screen, which a slow device may reach late.
  useEffect(() => {
    if (stays || isPointedAt) return
    const timer = setTimeout(() => dismissToast(item.id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [item.id, stays, isPointedAt])
  return (
    <div
      className={`toast row wrap${item.tone ? ` -${item.tone}` : ''}`}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
    >
      <Icon className="icon" />
      <p className={item.isOneLine ? 'ellipsis' : undefined}>{item.text}</p>
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
      {stays ? (
        <IconButton small label={UI.dismiss} onClick={close}>
          <X className="icon" />
        </IconButton>
      ) : null}
    </div>
  )
}
