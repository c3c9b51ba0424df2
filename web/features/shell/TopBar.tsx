import './TopBar.css'
import { ArrowLeft } from 'lucide-react'
import { kindOfView, LOOKS } from '../../kinds'
import { askToSignIn } from '../../state/sign-in'
import { useIsTitle, useTopBar } from '../../state/top-bar'
import { goBack, useView } from '../../state/view'
import { Avatar } from '../../ui/Avatar'
import { Bird } from '../../ui/Bird'
import { Brand } from '../../ui/Brand'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'
import { ViewLink } from '../../ui/ViewLink'
import { SHELL, titleOf, VIEW_TITLES } from '../../words/shell'
import type { Account } from './account'
import { Bell } from './Bell'
import { VOICES } from './places'

/** The top bar of phones and tablets: view title and account. */
export function TopBar({ account: { me } }: { account: Account }) {
  const { view } = useView()
  const kind = kindOfView(view)
  const action = useTopBar()
  const Title = useIsTitle() ? 'h1' : 'p'
  const isVoice = VOICES.some((place) => place.view === view)
  return (
    <header className="topbar">
      {isVoice ? null : (
        <IconButton className="back" label={SHELL.back} onClick={goBack}>
          <ArrowLeft className="i flip" />
        </IconButton>
      )}
      {view === 'home' ? (
        <Brand />
      ) : (
        <Title className="title" data-kind={kind}>
          {kind ? <Bird name={LOOKS[kind].bird} /> : null}
          {titleOf(view)}
        </Title>
      )}
      {action ? (
        <Button tone="quiet" onClick={action.run}>
          {action.label}
        </Button>
      ) : me === null ? (
        <Button tone="quiet" size="sm" onClick={() => askToSignIn()}>
          {SHELL.signIn}
        </Button>
      ) : null}
      {me && !action ? <Bell /> : null}
      {me && !action ? (
        <ViewLink className="me" view="profile">
          <Avatar person={me} size="s" />
          <span className="sr">{VIEW_TITLES.profile}</span>
        </ViewLink>
      ) : null}
    </header>
  )
}
