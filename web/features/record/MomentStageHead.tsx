import Link from 'lucide-react/icons/link'
import X from 'lucide-react/icons/x'
import { getPostName } from '../../../domain/locales/en/kinds'
import { MOMENTS } from '../../../domain/locales/en/moments'
import { UI } from '../../../domain/locales/en/shell'
import type { Moment } from '../../../domain/moments/moments'
import type { Post } from '../../../domain/posts/posts.schema'
import { copyMomentLink } from '../../parts/moments/copy-moment-link'
import { Avatar } from '../../parts/people/Avatar'
import { IconButton } from '../../ui/buttons/IconButton'

type Props = {
  /** Missing while it loads. */
  post?: Post
  moment?: Moment
  onClose: () => void
}

/** The head of the stage of a moment: whose post it is, a link to the moment unless the post is private, and Close. */
export function MomentStageHead({ post, moment, onClose }: Props) {
  return (
    <div className="stage-head row -m">
      {post ? <Avatar person={post.author} size="s" /> : null}
      <p className="text-block">
        {post ? (
          <>
            <strong className="ellipsis">
              <bdi>{post.author.displayName}</bdi>
            </strong>
            <small className="ellipsis" dir="auto">
              {getPostName(post)}
            </small>
          </>
        ) : null}
      </p>
      {post && moment && post.visibility !== 'private' ? (
        <IconButton label={MOMENTS.copyLink} onClick={() => void copyMomentLink(post, moment)}>
          <Link className="icon" />
        </IconButton>
      ) : null}
      <IconButton label={UI.close} onClick={() => onClose()}>
        <X className="icon" />
      </IconButton>
    </div>
  )
}
