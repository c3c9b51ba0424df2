import './Rail.css'
import '../../parts/record/RecordButton.css'
import Mic from 'lucide-react/icons/mic'
import { SHELL } from '../../../domain/locales/en/shell'
import { useHold } from '../../parts/record/useHold'
import { ViewLink } from '../../parts/views/ViewLink'
import type { HoldTarget } from '../../state/hold'
import { Kbd } from '../../ui/text/Kbd'
import { AccountButtons } from './AccountButtons'
import type { Account } from './account'
import { BellMenuItem } from './Bell'
import { Brand } from './Brand'
import { NavigationLink } from './NavigationLink'
import { FEED_ITEMS, GRAPH_ITEM, PROFILE_ITEM, SETTINGS_ITEM } from './navigation-items'

const NEW_RECORDING: HoldTarget = {}

/** Navigation on wide screens: icons on tablets, with labels on desktops. */
export function Rail({ account }: { account: Account }) {
  const hold = useHold(NEW_RECORDING)
  return (
    <nav className="rail" aria-label={SHELL.main}>
      <Brand />
      <ViewLink {...hold} className="recording-row row -m" view="record" aria-keyshortcuts="r">
        <span className="record-button disc">
          <Mic className="icon" />
        </span>
        <span className="label">{SHELL.record}</span>
        <Kbd>R</Kbd>
      </ViewLink>
      {FEED_ITEMS.map((item) => (
        <NavigationLink key={item.view} className="nav row" item={item} />
      ))}
      <div className="separator" />
      {account.me ? <BellMenuItem /> : null}
      {[GRAPH_ITEM, PROFILE_ITEM, SETTINGS_ITEM].map((item) => (
        <NavigationLink key={item.view} className="nav row" item={item} />
      ))}
      <div className="foot">
        <AccountButtons account={account} className="nav row" />
        <span className="version">{SHELL.version}</span>
      </div>
    </nav>
  )
}
