import { useAtom } from 'jotai'
import { lazy } from 'react'
import { type Overlay, overlayAtom } from '../../state/overlay'
import { LazyPart } from '../../ui/LazyPart'
import { DialogWaits } from '../../ui/Waits'
import type { Account } from './account'

/** Each is a separate chunk, loaded when it first opens. */
const OVERLAYS: Partial<Record<Overlay, LazyOverlay>> = {
  menu: lazyOverlay(async () => (await import('./Drawer')).Drawer),
  shortcuts: lazyOverlay(async () => (await import('./ShortcutsDialog')).ShortcutsDialog),
  pro: lazyOverlay(async () => (await import('./ProDialog')).ProDialog),
}

type LazyOverlay = ReturnType<typeof lazyOverlay>
export type OverlayProps = { account: Account; onClose: () => void }

export function lazyOverlay(load: () => Promise<(props: OverlayProps) => React.ReactNode>) {
  return lazy(async () => ({ default: await load() }))
}

/** The open overlay: the menu, the list of shortcuts, the Pro dialog, or one passed in as `parts`. One at a time. */
export function Overlays({
  account,
  parts,
}: {
  account: Account
  parts: Partial<Record<Overlay, LazyOverlay>>
}) {
  const [open, setOpen] = useAtom(overlayAtom)
  const Content = open && (OVERLAYS[open] ?? parts[open])
  if (!Content) return null
  return (
    <LazyPart key={open} waits={<DialogWaits />} onLost={() => setOpen(null)}>
      <Content account={account} onClose={() => setOpen(null)} />
    </LazyPart>
  )
}
