import './AppShell.css'
import type { MouseEvent, ReactNode } from 'react'
import { SHELL } from '../../../domain/locales/en/shell'
import { Toaster } from '../../ui/overlays/Toaster'
import { LazyPart } from '../../ui/states/LazyPart'
import type { Account } from './account'
import { OfflineBanner } from './OfflineBanner'
import { Rail } from './Rail'
import { TabBar } from './TabBar'
import { TopBar } from './TopBar'

/** `wide`: one column. `aside`: a second one on desktops. `bare`: no tab bar on phones, as while recording. */
export type Layout = 'wide' | 'aside' | 'bare'

type Props = {
  account: Account
  layout: Layout
  children: ReactNode
  aside?: ReactNode
  /** The player; the same element over every view, so that playback survives navigation. */
  player: ReactNode
}

/** The app shell around every view. */
export function AppShell({ account, layout, children, aside, player }: Props) {
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a part of this page */}
      <a className="skip" href="#main" onClick={skipToContent}>
        {SHELL.skip}
      </a>
      <Rail account={account} />
      <div className={`stage -${layout}`}>
        <div className="col">
          <OfflineBanner />
          <TopBar account={account} />
          <Toaster />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
        </div>
        <LazyPart>{aside}</LazyPart>
      </div>
      <div className="bottom-bar">
        <LazyPart>{player}</LazyPart>
        {layout === 'bare' ? null : <TabBar />}
      </div>
    </>
  )
}

/** Without a new page in the history: that would be another one of the same view. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
