import './ProfileHead.css'
import Ellipsis from 'lucide-react/icons/ellipsis'
import type { ReactNode } from 'react'
import type { Hello } from '../../../domain/hellos/hellos.schema'
import { HELLO, MEMBER, PERSON_ACTIONS } from '../../../domain/locales/en/people'
import { WHERE } from '../../../domain/locales/en/where'
import type { Author } from '../../../domain/people/author.schema'
import { BotMark } from '../../parts/people/BotMark'
import { PersonLink } from '../../parts/people/PersonLink'
import { Menu, type MenuItem } from '../../ui/overlays/Menu'
import { PageHeading } from '../../ui/text/PageHeading'
import { HelloFace } from './HelloFace'

type Props = {
  person: Author
  hello: Hello | undefined
  isMe: boolean
  followsViewer?: boolean | undefined
  menu: readonly MenuItem[]
  /** The actions. */
  children: ReactNode
}

/** The head of a profile: face with hello, name, what is said, and actions. */
export function ProfileHead({ person, hello, isMe, followsViewer = false, menu, children }: Props) {
  const { displayName, username } = person
  return (
    <section className="profile-head stack -center">
      <HelloFace person={person} hello={hello} isMe={isMe} />
      <div>
        <PageHeading>
          <bdi>{displayName}</bdi> <BotMark person={person} />
        </PageHeading>
        <p className="sub hint">
          {isMe ? (
            <PersonLink username={username}>
              <bdi>@{username}</bdi>
            </PersonLink>
          ) : (
            <bdi>@{username}</bdi>
          )}
          {followsViewer ? ` · ${MEMBER.followsYou}` : null}
        </p>
      </div>
      {hello?.text ? (
        <p className="hello-text" dir="auto">
          {HELLO.quote(hello.text)}
        </p>
      ) : null}
      {isMe && hello?.isTextPending ? <p className="sub hint">{WHERE.writing}</p> : null}
      {children}
      <Menu className="menu" label={PERSON_ACTIONS.more(displayName)} items={menu}>
        <Ellipsis className="icon" />
      </Menu>
    </section>
  )
}
