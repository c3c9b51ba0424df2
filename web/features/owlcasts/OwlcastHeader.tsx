import '../../parts/posts/Cover.css'
import './OwlcastHeader.css'
import { Fragment, type ReactNode } from 'react'
import { formatDollars } from '../../../domain/billing/price'
import { PURCHASE } from '../../../domain/locales/en/account'
import { getPostName } from '../../../domain/locales/en/kinds'
import { SEARCH } from '../../../domain/locales/en/posts'
import { NEW_OWLCAST, OWLCAST } from '../../../domain/locales/en/record'
import { UI } from '../../../domain/locales/en/shell'
import type { Post } from '../../../domain/posts/posts.schema'
import { BotMark } from '../../parts/people/BotMark'
import { Mentions } from '../../parts/people/Mentions'
import { PersonLink } from '../../parts/people/PersonLink'
import { Cover, isOnCover } from '../../parts/posts/Cover'
import { EditedMark } from '../../parts/posts/EditedMark'
import { ExpandableText } from '../../parts/posts/ExpandableText'
import { TimeAgo } from '../../ui/text/TimeAgo'

type Props = { post: Post; titleId: string; menu: ReactNode }

/** The header of an owlcast: cover, title, author, description, and what it holds, costs and is open to. */
export function OwlcastHeader({ post, titleId, menu }: Props) {
  const { author } = post
  const name = getPostName(post)
  const facts = listFacts(post)
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
        {post.content ? (
          <ExpandableText text={post.content} mentions={post.mentions} lang={post.language} />
        ) : null}
        <p className="facts hint">
          {facts.map(({ text, title }, at) => (
            <Fragment key={text}>
              {at > 0 ? ' · ' : null}
              <span title={title}>{text}</span>
            </Fragment>
          ))}
        </p>
      </div>
      {menu}
    </div>
  )
}

/** How much it holds, who may hear it and what it costs; collaborators where it has any (S2.3-38). */
function listFacts({ recordingCount, visibility, price, collaborators = [], isSample }: Post) {
  const usernames = collaborators.map(({ username }) => `@${username}`).join(', ')
  return [
    recordingCount > 0 && { text: SEARCH.recordingCount(recordingCount) },
    { text: NEW_OWLCAST.visibilities[visibility] },
    { text: price ? PURCHASE.priceLabel(formatDollars(price.cents)) : PURCHASE.free },
    collaborators.length > 0 && { text: OWLCAST.collaborators(collaborators.length), title: usernames },
    isSample && { text: UI.sample },
  ].filter((fact): fact is { text: string; title?: string } => fact !== false)
}
