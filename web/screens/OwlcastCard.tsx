import Ellipsis from 'lucide-react/icons/ellipsis'
import Mic from 'lucide-react/icons/mic'
import Pencil from 'lucide-react/icons/pencil'
import Rss from 'lucide-react/icons/rss'
import Trash from 'lucide-react/icons/trash'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isContributor } from '../../domain/invitations/invitations'
import { getKind } from '../../domain/kinds'
import { PURCHASE } from '../../domain/locales/en/account'
import { getPostName } from '../../domain/locales/en/kinds'
import { EDIT } from '../../domain/locales/en/posts'
import { OWLCAST, RECORDINGS } from '../../domain/locales/en/record'
import { POST } from '../../domain/locales/en/shell'
import { SUBSCRIBE } from '../../domain/locales/en/syndication'
import type { Post } from '../../domain/posts/posts.schema'
import { formatTags } from '../../domain/posts/tags'
import { isSyndicatedPost } from '../../domain/syndication/syndication'
import { useMe } from '../api/auth/session.queries'
import { OwlcastActions } from '../features/owlcasts/OwlcastActions'
import { OwlcastHeader } from '../features/owlcasts/OwlcastHeader'
import { RecordingList } from '../features/owlcasts/RecordingList'
import { removeRecordingsFromPlayer } from '../features/owlcasts/remove-recordings'
import { SourceLink } from '../features/owlcasts/SourceLink'
import type { Goal } from '../features/owlcasts/useGoal'
import { DeletePost } from '../features/posts/DeletePost'
import type { FaceProps } from '../features/posts/PostFace'
import { PreviewNote } from '../parts/billing/PreviewNote'
import { createInviteItem } from '../parts/people/invite-item'
import { usePersonMenuItems } from '../parts/people/usePersonMenuItems'
import { GonePost } from '../parts/posts/GonePost'
import { TagLink } from '../parts/posts/TagLink'
import { useShare } from '../parts/posts/useShare'
import { recordInOwlcast } from '../recording/places'
import { openOverlay } from '../state/overlays'
import { Menu, type MenuItem } from '../ui/overlays/Menu'
import { PostThread } from './PostThread'

/** The card of an owlcast: header, recordings, and actions for collaborators. */
export function OwlcastCard({ post, isMine, titleId, thread, linkedId, Own }: FaceProps) {
  const me = useMe()
  const { share, shareDialog } = useShare()
  const [goal, setGoal] = useState<Goal | null>(null)
  const [chosen, setOpen] = useState<boolean | null>(null)
  const open = chosen ?? linkedId !== null
  // A link may target a recording while the card is shown, whether its list is open or not.
  const { key } = useLocation()
  const linkKey = linkedId === null ? null : key
  const [handledKey, setHandledKey] = useState(linkKey)
  if (linkKey !== handledKey) {
    setHandledKey(linkKey)
    if (linkKey !== null) {
      setGoal(null)
      setOpen(true)
    }
  }
  const [deleting, setDeleting] = useState<Post | null>(null)
  const isCollaborator = isContributor(post, me?.id)
  const onRecord = isCollaborator ? (parent?: Post) => recordInOwlcast(post, parent) : null
  const mayReply = post.visibility !== 'private'
  const tags = formatTags(post.tags, getKind(post.kind).defaultTags)
  const menu: MenuItem[] = []
  if (isCollaborator && mayReply)
    menu.push({ label: OWLCAST.reply, icon: <Mic className="icon" />, run: thread.toggle })
  if (isMine) {
    menu.push({
      label: EDIT.edit,
      icon: <Pencil className="icon" />,
      run: () => openOverlay('editPost', { post }),
    })
    if (getKind(post.kind).collaborators) menu.push(createInviteItem(post))
    menu.push({ label: POST.delete, icon: <Trash className="icon" />, run: () => setDeleting(post) })
  }
  if (isSyndicatedPost(post))
    menu.push({
      label: SUBSCRIBE.action,
      icon: <Rss className="icon" />,
      run: () => openOverlay('subscribe', { target: { type: 'post', subject: post.id } }),
    })
  menu.push(...usePersonMenuItems({ person: post.author, post: { id: post.id, title: getPostName(post) } }))
  return (
    <div className="owlcast-head stack -m">
      {post.isGone ? (
        <GonePost id={titleId} />
      ) : (
        <>
          <OwlcastHeader
            post={post}
            titleId={titleId}
            menu={
              menu.length > 0 ? (
                <Menu
                  className="menu"
                  replyTo={isCollaborator ? post.id : undefined}
                  label={POST.moreActions(getPostName(post))}
                  items={menu}
                >
                  <Ellipsis className="icon" />
                </Menu>
              ) : null
            }
          />
          {post.sourceId ? <SourceLink sourceId={post.sourceId} /> : null}
          {tags.length > 0 ? (
            <ul className="tagline wrap hint">
              {tags.map((tag, at) => (
                <li key={tag} dir="auto">
                  <TagLink tag={post.tags[at]}>{tag}</TagLink>
                </li>
              ))}
            </ul>
          ) : null}
          {post.price?.locked ? (
            <PreviewNote
              paidId={post.id}
              title={getPostName(post)}
              cents={post.price.cents}
              text={PURCHASE.previewOfEach}
            />
          ) : null}
          <OwlcastActions
            post={post}
            open={open}
            onToggle={() => {
              setGoal(open ? null : { type: 'first' })
              setOpen(!open)
            }}
            onShare={() => share(post)}
            onRecord={onRecord && (() => onRecord())}
            thread={!isCollaborator && mayReply ? thread : null}
          />
        </>
      )}
      {open ? (
        <RecordingList
          key={linkKey}
          owlcast={post}
          goal={goal ?? (linkedId ? { type: 'show', id: linkedId } : null)}
          userId={me?.id}
          onRecord={onRecord}
          onDelete={setDeleting}
          Thread={PostThread}
        />
      ) : null}
      {isMine && Own && !post.isGone ? <Own post={post} /> : null}
      {shareDialog}
      {deleting ? (
        <DeletePost
          post={deleting}
          texts={deleting.id === post.id ? undefined : RECORDINGS}
          onClose={() => setDeleting(null)}
          onDeleted={() => removeRecordingsFromPlayer(deleting.id)}
        />
      ) : null}
    </div>
  )
}
