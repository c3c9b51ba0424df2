import './OwlcastHeader.css'
import type { LucideIcon } from 'lucide-react'
import Globe from 'lucide-react/icons/globe'
import Link from 'lucide-react/icons/link'
import Lock from 'lucide-react/icons/lock'
import UsersRound from 'lucide-react/icons/users-round'
import type { ReactNode } from 'react'
import { formatDollars } from '../../../domain/billing/price'
import { PURCHASE } from '../../../domain/locales/en/account'
import { NEW_OWLCAST, OWLCAST } from '../../../domain/locales/en/record'
import { UI } from '../../../domain/locales/en/shell'
import type { Visibility } from '../../../domain/posts/audience'
import type { Post } from '../../../domain/posts/posts.schema'
import { KIND_UI } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { BotMark } from '../../parts/people/BotMark'
import { Mentions } from '../../parts/people/Mentions'
import { PersonLink } from '../../parts/people/PersonLink'
import { EditedMark } from '../../parts/posts/EditedMark'
import { Pill } from '../../ui/text/Pill'
import { TimeAgo } from '../../ui/text/TimeAgo'

const ICONS: Readonly<Record<Visibility, LucideIcon>> = { public: Globe, unlisted: Link, private: Lock }

type Props = { post: Post; titleId: string; menu: ReactNode }

/** The header of an owlcast: title, author, visibility and price. */
export function OwlcastHeader({ post, titleId, menu }: Props) {
  const { author, collaborators = [], price, visibility } = post
  const Icon = ICONS[visibility]
  return (
    <div className="cover">
      <span className="mark">
        <Bird name={KIND_UI[post.kind].bird} />
      </span>
      <div className="fill">
        <h2 id={titleId} dir="auto">
          <Mentions text={post.title} names={post.mentions} />
        </h2>
        <p className="by">
          <PersonLink username={author.username}>
            <bdi>{author.displayName}</bdi>
          </PersonLink>{' '}
          <BotMark person={author} /> · <TimeAgo at={post.createdAt} />
          <EditedMark at={post.editedAt} isImported={post.isImported} />
        </p>
        <div className="facts">
          <Pill>
            <Icon className="icon icon-small" aria-hidden="true" />
            {NEW_OWLCAST.visibilities[visibility]}
          </Pill>
          <Pill tinted>{price ? PURCHASE.priceLabel(formatDollars(price.cents)) : PURCHASE.free}</Pill>
          <Pill title={collaborators.map(({ username }) => `@${username}`).join(', ') || undefined}>
            <UsersRound className="icon icon-small" aria-hidden="true" />
            {OWLCAST.collaborators(collaborators.length)}
          </Pill>
          {post.isSample ? <Pill>{UI.sample}</Pill> : null}
        </div>
      </div>
      {menu}
    </div>
  )
}
