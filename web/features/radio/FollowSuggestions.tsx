import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { getPostName } from '../../../domain/locales/en/kinds'
import { MEMBER } from '../../../domain/locales/en/people'
import { RADIO } from '../../../domain/locales/en/radio'
import type { Post } from '../../../domain/posts/posts.schema'
import { useFollow } from '../../api/people/members.queries'
import { toPlayable } from '../../audio/playback/playable'
import { getKindTheme } from '../../kinds'
import { showErrorToast } from '../../parts/loading/error-toast'
import { Avatar } from '../../parts/people/Avatar'
import { BotMark } from '../../parts/people/BotMark'
import { ItemPlayButton } from '../../parts/player/ItemPlayButton'
import { Button } from '../../ui/buttons/Button'

const PEOPLE_MAX = 3

/** People who spoke lately, with their newest post, for a member who follows nobody. */
export function FollowSuggestions({ posts }: { posts: readonly Post[] }) {
  // As first shown: rows stay while the user follows one after the other.
  const [shown] = useState(() =>
    posts
      .filter((post, at) => posts.findIndex(({ author }) => author.id === post.author.id) === at)
      .slice(0, PEOPLE_MAX),
  )
  return (
    <>
      <h2 className="meet-title">{RADIO.meet}</h2>
      <ul className="meet divided">
        {shown.map((post) => (
          <Suggestion key={post.id} post={post} />
        ))}
      </ul>
    </>
  )
}

function Suggestion({ post }: { post: Post }) {
  const { author } = post
  const [isFollowed, setFollowed] = useState(false)
  const following = useFollow(author.username)
  const item = toPlayable(post)
  function toggle() {
    setFollowed(!isFollowed)
    following.mutate(!isFollowed, {
      onError: (error) => {
        setFollowed(isFollowed)
        showErrorToast(error)
      },
    })
  }
  return (
    <li className="row wrap -m" data-kind={getKindTheme(post.kind, post.subtype).dataKind}>
      <Avatar person={author} />
      <p className="text-block">
        <strong className="ellipsis">{author.displayName}</strong> <BotMark person={author} />
        <small className="ellipsis" dir="auto">
          {getPostName(post)}
        </small>
      </p>
      {item ? <ItemPlayButton small item={item} /> : null}
      <Button
        size="sm"
        tone="soft"
        icon={isFollowed ? <Check className="icon icon-small" /> : undefined}
        aria-label={
          isFollowed ? MEMBER.followingLabel(author.displayName) : MEMBER.followLabel(author.displayName)
        }
        onClick={toggle}
      >
        {isFollowed ? MEMBER.followed : MEMBER.follow}
      </Button>
    </li>
  )
}
