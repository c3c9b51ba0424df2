import './Drawer.css'
import X from 'lucide-react/icons/x'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { SHELL } from '../../../domain/locales/en/shell'
import { Avatar } from '../../parts/people/Avatar'
import { LegalLinks } from '../../parts/site/LegalLinks'
import { ViewLink } from '../../parts/views/ViewLink'
import { IconButton } from '../../ui/buttons/IconButton'
import { useModal } from '../../ui/overlays/Dialog'
import { AccountButtons } from './AccountButtons'
import type { Account } from './account'
import { Brand } from './Brand'
import { NavigationLink } from './NavigationLink'
import { FEED_ITEMS, GRAPH_ITEM, PROFILE_ITEM, SETTINGS_ITEM } from './navigation-items'
import { OVERVIEW_ITEM } from './overview-item'

/** The slide-out menu (spec §2.3). Closes on navigation. */
export function Drawer({ account, onClose }: { account: Account; onClose: () => void }) {
  const ref = useModal()
  useOnNavigation(onClose)
  const { me } = account
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop closes it; the keyboard has Escape
    <dialog
      ref={ref}
      className="drawer"
      aria-label={SHELL.menu}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (isCurrentLink(event) || event.target === event.currentTarget) onClose()
      }}
    >
      <div className="drawer-head row -flush -spread">
        <Brand />
        <IconButton label={SHELL.closeMenu} onClick={onClose} data-autofocus>
          <X className="icon" />
        </IconButton>
      </div>
      {me ? (
        <ViewLink className="account-row row -m" view="profile">
          <Avatar person={me} />
          <span className="text-block">
            <strong>
              <bdi>{me.displayName}</bdi>
            </strong>
            <small>
              <bdi>@{me.username}</bdi> · {me.isPro ? SHELL.plan.pro : SHELL.plan.free}
            </small>
          </span>
        </ViewLink>
      ) : null}
      <nav className="option-list stack" aria-label={SHELL.main}>
        {FEED_ITEMS.map((item) => (
          <NavigationLink key={item.view} item={item} />
        ))}
        <div className="separator" />
        {[PROFILE_ITEM, SETTINGS_ITEM, GRAPH_ITEM].map((item) => (
          <NavigationLink key={item.view} item={item} />
        ))}
        {me?.role === 'admin' ? <NavigationLink item={OVERVIEW_ITEM} /> : null}
        <AccountButtons account={account} />
      </nav>
      <div className="foot">
        <LegalLinks hasLicences />
        <p>{SHELL.version}</p>
      </div>
    </dialog>
  )
}

function useOnNavigation(move: () => void) {
  const { key } = useLocation()
  const first = useRef(key)
  useEffect(() => {
    if (first.current === key) return
    move()
    // The closing menu returns the focus to its button; after navigation it belongs to the content. On a slow device, the
    // viewer may have reached that before the frame.
    requestAnimationFrame(() => {
      const main = document.getElementById('main')
      if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
    })
  }, [key, move])
}

/** A link to the current page does not navigate, so it must close the menu itself. */
function isCurrentLink(event: MouseEvent): boolean {
  return event.target instanceof Element && event.target.closest('a[aria-current]') !== null
}
