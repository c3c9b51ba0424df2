import './TopBar.css'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Search from 'lucide-react/icons/search'
import { getViewTitle, SHELL, VIEW_TITLES } from '../../../domain/locales/en/shell'
import { findKindByView, KIND_UI } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { Avatar } from '../../parts/people/Avatar'
import { ViewLink } from '../../parts/views/ViewLink'
import { promptSignIn } from '../../state/sign-in'
import { useIsTitle, useShownNote, useShownTitle, useTopBar } from '../../state/top-bar'
import { goBack, useView } from '../../state/view'
import { Button } from '../../ui/buttons/Button'
import { IconButton } from '../../ui/buttons/IconButton'
import type { Account } from './account'
import { Bell } from './Bell'
import { HomeBrand } from './Brand'
import { FEED_ITEMS } from './navigation-items'

/** The top bar of phones and tablets: view title and account. On desktops, where the rail has those, Back is left of it. */
export function TopBar({ account: { me } }: { account: Account }) {
  const { view } = useView()
  const kind = findKindByView(view)
  const { action, back } = useTopBar()
  const title = useShownTitle()
  const note = useShownNote()
  const Title = useIsTitle() ? 'h1' : 'p'
  const isFeed = FEED_ITEMS.some((item) => item.view === view)
  return (
    <header className="top-bar row -xs">
      {isFeed ? null : (
        <IconButton className="back" label={back?.label ?? SHELL.back} onClick={back?.run ?? goBack}>
          <ArrowLeft className="icon flip" />
        </IconButton>
      )}
      {view === 'home' ? (
        <HomeBrand />
      ) : (
        <Title className="title" data-kind={kind}>
          {kind ? <Bird name={KIND_UI[kind].bird} /> : null}
          {title === null ? getViewTitle(view) : <bdi>{title}</bdi>}
          {note ? <small className="ellipsis">{note}</small> : null}
        </Title>
      )}
      {action || view === 'home' ? null : (
        <ViewLink className="icon-btn disc" view="home" params={{ search: '' }} aria-label={SHELL.search}>
          <Search className="icon" />
        </ViewLink>
      )}
      {action ? (
        <Button tone="quiet" onClick={action.run}>
          {action.label}
        </Button>
      ) : me === null ? (
        <Button tone="quiet" size="sm" onClick={() => promptSignIn()}>
          {SHELL.signIn}
        </Button>
      ) : null}
      {me && !action ? <Bell /> : null}
      {me && !action ? (
        <ViewLink className="me" view="profile">
          <Avatar person={me} size="s" />
          <span className="visually-hidden">{VIEW_TITLES.profile}</span>
        </ViewLink>
      ) : null}
    </header>
  )
}
