import { useAtom } from 'jotai'
import { lazy } from 'react'
import { DialogLoading } from '../../parts/queries/Loading'
import { type Overlay, overlayAtom } from '../../state/overlay'
import { LazyPart } from '../../ui/states/LazyPart'
import type { Account } from './account'

/** Each is a separate chunk, loaded when it first opens. */
const OVERLAYS: Partial<Record<Overlay, LazyOverlay>> = {
  menu: createLazyOverlay(async () => (await import('./Drawer')).Drawer),
  shortcuts: createLazyOverlay(async () => (await import('./shortcuts/ShortcutsDialog')).ShortcutsDialog),
  pro: createLazyOverlay(async () => (await import('./pro/ProDialog')).ProDialog),
}

type LazyOverlay = ReturnType<typeof createLazyOverlay>
export type OverlayProps = { account: Account; onClose: () => void }

export function createLazyOverlay(load: () => Promise<(props: OverlayProps) => React.ReactNode>) {
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
    <LazyPart key={open} fallback={<DialogLoading />} onLost={() => setOpen(null)}>
      <Content account={account} onClose={() => setOpen(null)} />
    </LazyPart>
  )
}
