import '../../parts/posts/Cover.css'
import './OwlcastHeader.css'
import type { ReactNode } from 'react'
import { formatDollars } from '../../../domain/billing/price'
import { PURCHASE } from '../../../domain/locales/en/account'
import { getPostName } from '../../../domain/locales/en/kinds'
import { NEW_OWLCAST, OWLCAST } from '../../../domain/locales/en/record'
import { UI } from '../../../domain/locales/en/shell'
import type { Post } from '../../../domain/posts/posts.schema'
import { BotMark } from '../../parts/people/BotMark'
import { Mentions } from '../../parts/people/Mentions'
import { PersonLink } from '../../parts/people/PersonLink'
import { Cover, isOnCover } from '../../parts/posts/Cover'
import { EditedMark } from '../../parts/posts/EditedMark'
import { TimeAgo } from '../../ui/text/TimeAgo'

type Props = { post: Post; titleId: string; menu: ReactNode }

/** The header of an owlcast: cover, title, author, visibility and price. */
export function OwlcastHeader({ post, titleId, menu }: Props) {
  const { author, collaborators = [], price, visibility } = post
  const name = getPostName(post)
  const isCarried = isOnCover(post, name) && post.mentions.length === 0
  return (
    <div className="cast-row row -top">
      <Cover post={post} />
      <div className="fill">
        <h2 id={titleId} dir="auto" className={isCarried ? 'visually-hidden' : undefined}>
          <Mentions text={name} names={post.mentions} />
        </h2>
        <p className="hint">
          <PersonLink username={author.username}>
            <bdi>{author.displayName}</bdi>
          </PersonLink>{' '}
          <BotMark person={author} /> · <TimeAgo at={post.createdAt} />
          <EditedMark at={post.editedAt} isImported={post.isImported} />
        </p>
        <p className="facts hint">
          <span>{NEW_OWLCAST.visibilities[visibility]}</span> ·{' '}
          <span>{price ? PURCHASE.priceLabel(formatDollars(price.cents)) : PURCHASE.free}</span> ·{' '}
          <span title={collaborators.map(({ username }) => `@${username}`).join(', ') || undefined}>
            {OWLCAST.collaborators(collaborators.length)}
          </span>
          {post.isSample ? (
            <>
              {' · '}
              <span>{UI.sample}</span>
            </>
          ) : null}
        </p>
      </div>
      {menu}
    </div>
  )
}
