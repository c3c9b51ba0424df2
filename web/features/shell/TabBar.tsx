import './TabBar.css'
import '../../ui/RecordButton.css'
import { useSetAtom } from 'jotai'
import { House, Menu, MessagesSquare, Mic, Search } from 'lucide-react'
import { overlayAtom } from '../../state/overlay'
import { totalOf, useUnread } from '../../state/unread'
import { Badge } from '../../ui/Badge'
import { ViewLink } from '../../ui/ViewLink'
import { SHELL, titleOf, VIEW_TITLES } from '../../words/shell'
import { ViewBadges } from './ViewBadges'

/** Navigation under the thumb, on phones. */
export function TabBar() {
  const open = useSetAtom(overlayAtom)
  const total = totalOf(useUnread())
  return (
    <nav className="tabs" aria-label={SHELL.quick}>
      <button type="button" aria-haspopup="dialog" onClick={() => open('menu')}>
        <Menu className="i" />
        <span className="sr">{SHELL.open}</span>
        {SHELL.menu}
        <Badge count={total} tone="record" />
      </button>
      <ViewLink view="home">
        <House className="i" />
        {VIEW_TITLES.home}
      </ViewLink>
      <ViewLink className="rec" view="record" aria-label={SHELL.record}>
        <Mic className="i" />
      </ViewLink>
      <ViewLink view="mue-messages" data-kind="mue">
        <MessagesSquare className="i" />
        {titleOf('mue-messages')}
        <ViewBadges view="mue-messages" />
      </ViewLink>
      <ViewLink view="home" params={{ search: '' }}>
        <Search className="i" />
        {SHELL.search}
      </ViewLink>
    </nav>
  )
}
