import { useAtom } from 'jotai'
import { lazy } from 'react'
import { type Overlay, overlayAtom } from '../../state/overlay'
import { LazyPart } from '../../ui/LazyPart'
import { DialogWaits } from '../../ui/Waits'
import type { Account } from './account'

/** Each is a chunk of its own, loaded when it is first opened. */
const OVERLAYS: Record<Overlay, ReturnType<typeof lazyOverlay>> = {
  menu: lazyOverlay(async () => (await import('./Drawer')).Drawer),
  shortcuts: lazyOverlay(async () => (await import('./ShortcutsDialog')).ShortcutsDialog),
  pro: lazyOverlay(async () => (await import('./ProDialog')).ProDialog),
}

type OverlayProps = { account: Account; onClose: () => void }

function lazyOverlay(load: () => Promise<(props: OverlayProps) => React.ReactNode>) {
  return lazy(async () => ({ default: await load() }))
}

/** What lies over the page: the menu, the list of shortcuts, what Pro is. One at a time. */
export function Overlays({ account }: { account: Account }) {
  const [open, setOpen] = useAtom(overlayAtom)
  if (open === null) return null
  const Content = OVERLAYS[open]
  return (
    <LazyPart key={open} waits={<DialogWaits />} onLost={() => setOpen(null)}>
      <Content account={account} onClose={() => setOpen(null)} />
    </LazyPart>
  )
}
