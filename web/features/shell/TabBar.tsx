import './TabBar.css'
import '../../parts/record/RecordButton.css'
import { useAtomValue } from 'jotai'
import House from 'lucide-react/icons/house'
import Menu from 'lucide-react/icons/menu'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Mic from 'lucide-react/icons/mic'
import { getViewTitle, SHELL, VIEW_TITLES } from '../../../domain/locales/en/shell'
import { EXPIRING_KINDS, KIND_UI, MESSAGE_KIND } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { useUnread } from '../../parts/notifications/unread'
import { Avatar } from '../../parts/people/Avatar'
import { useHold } from '../../parts/record/useHold'
import { ViewLink } from '../../parts/views/ViewLink'
import type { HoldTarget } from '../../state/hold'
import { openOverlay } from '../../state/overlays'
import { heldReplyAtom } from '../../state/spoken-reply'
import { useView } from '../../state/view'
import { NewDot } from '../../ui/text/NewDot'
import { UnreadMark } from './UnreadMark'

const NEW_RECORDING: HoldTarget = {}
const NEW_MESSAGE: HoldTarget = { mode: MESSAGE_KIND }
/** The feeds that have a tab: one, those that expire first. */
const FEED_TABS = EXPIRING_KINDS.slice(0, 1)
const TAB_VIEWS = new Set<string>([...FEED_TABS, MESSAGE_KIND].map((kind) => KIND_UI[kind].view))

/** The tab bar of phones: home, the feed, the round record button, messages and the menu. */
export function TabBar() {
  const isNewInMenu = Object.entries(useUnread()).some(([view, count]) => count > 0 && !TAB_VIEWS.has(view))
  // On home it is the hero's round button, which starts a message (S2.3-03).
  const isHome = useView().view === 'home'
  // While a post plays, a hold replies to it: the button shows whom.
  const reply = useAtomValue(heldReplyAtom)
  const heard = reply?.isPlaying ? reply : null
  const hold = useHold(heard?.target ?? (isHome ? NEW_MESSAGE : NEW_RECORDING))
  return (
    <nav className="tabs" aria-label={SHELL.quick}>
      <ViewLink view="home">
        <House className="icon" />
        {VIEW_TITLES.home}
        <UnreadMark view="home" />
      </ViewLink>
      {FEED_TABS.map((kind) => (
        <ViewLink key={kind} view={KIND_UI[kind].view} data-kind={kind}>
          <Bird name={KIND_UI[kind].bird} />
          {getViewTitle(KIND_UI[kind].view)}
          <UnreadMark view={KIND_UI[kind].view} />
        </ViewLink>
      ))}
      <ViewLink
        {...hold}
        className="record-button disc"
        view="record"
        params={isHome ? { mode: MESSAGE_KIND } : {}}
        aria-label={isHome ? KIND_UI[MESSAGE_KIND].texts.record : SHELL.record}
      >
        <Mic className="icon" />
        {heard ? <Avatar person={heard.author} size="xs" /> : null}
      </ViewLink>
      <ViewLink view="mue-messages" data-kind="mue">
        <MessagesSquare className="icon" />
        {getViewTitle('mue-messages')}
        <UnreadMark view="mue-messages" />
      </ViewLink>
      <button type="button" aria-haspopup="dialog" onClick={() => openOverlay('menu')}>
        <Menu className="icon" />
        <span className="visually-hidden">{SHELL.open}</span>
        {SHELL.menu}
        {isNewInMenu ? <NewDot /> : null}
      </button>
    </nav>
  )
}
