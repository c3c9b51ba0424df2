import { Ellipsis, Mic, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { worksOn } from '../../domain/invitations'
import { kindOf } from '../../domain/kinds'
import type { Post } from '../../domain/posts.schema'
import { shownTags } from '../../domain/tags'
import { useMe } from '../api/session.queries'
import { CastBar } from '../features/owlcasts/CastBar'
import { CastCover } from '../features/owlcasts/CastCover'
import { Recordings } from '../features/owlcasts/Recordings'
import { StartedFrom } from '../features/owlcasts/StartedFrom'
import { stopAll } from '../features/owlcasts/stop-all'
import type { Goal } from '../features/owlcasts/useGoal'
import { DeletePost } from '../features/post/DeletePost'
import type { FaceProps } from '../features/post/PostCard'
import { useShare } from '../features/post/useShare'
import { recordInto } from '../features/record/record-into'
import { askToEdit } from '../state/edit-post'
import { GonePost } from '../ui/GonePost'
import { Menu, type MenuItem } from '../ui/Menu'
import { PreviewNote } from '../ui/PreviewNote'
import { Said } from '../ui/Said'
import { usePersonItems } from '../ui/usePersonItems'
import { EDIT } from '../words/edit'
import { POST } from '../words/feed'
import { OWLCAST, RECORDINGS } from '../words/owlcasts'
import { PURCHASE } from '../words/purchases'
import { Thread } from './Thread'

/** The card of an owlcast: header, recordings, and actions for collaborators. */
export function Cast({ post, mine, titleId, thread, led, Own }: FaceProps) {
  const me = useMe()
  const { share, shareDialog } = useShare()
  const [goal, setGoal] = useState<Goal | null>(null)
  const [chosen, setOpen] = useState<boolean | null>(null)
  const open = chosen ?? led !== null
  // A link may target a recording while the card is shown, whether its list is open or not.
  const { key } = useLocation()
  const ledBy = led === null ? null : key
  const [wasLedBy, setLedBy] = useState(ledBy)
  if (ledBy !== wasLedBy) {
    setLedBy(ledBy)
    if (ledBy !== null) {
      setGoal(null)
      setOpen(true)
    }
  }
  const [deleting, setDeleting] = useState<Post | null>(null)
  const works = worksOn(post, me?.id)
  const onRecord = works ? (answered?: Post) => recordInto(post, answered) : null
  const mayReply = post.visibility !== 'private'
  const tags = shownTags(post.tags, kindOf(post.kind).defaultTags)
  const menu: MenuItem[] = []
  if (works && mayReply) menu.push({ label: OWLCAST.reply, icon: <Mic className="i" />, run: thread.toggle })
  if (mine) {
    menu.push({ label: EDIT.edit, icon: <Pencil className="i" />, run: () => askToEdit(post) })
    menu.push({ label: POST.delete, icon: <Trash2 className="i" />, run: () => setDeleting(post) })
  }
  menu.push(...usePersonItems({ person: post.author, post }))
  return (
    <div className="cast">
      {post.isGone ? (
        <GonePost id={titleId} />
      ) : (
        <>
          <CastCover
            post={post}
            titleId={titleId}
            menu={
              menu.length > 0 ? (
                <Menu
                  className="menu"
                  replyTo={works ? post.id : undefined}
                  label={POST.more(post.title)}
                  items={menu}
                >
                  <Ellipsis className="i" />
                </Menu>
              ) : null
            }
          />
          {post.content ? <Said text={post.content} mentions={post.mentions} lang={post.language} /> : null}
          {post.sourceId ? <StartedFrom sourceId={post.sourceId} /> : null}
          {tags.length > 0 ? (
            <ul className="tagline">
              {tags.map((tag) => (
                <li key={tag} dir="auto">
                  {tag}
                </li>
              ))}
            </ul>
          ) : null}
          {post.price?.locked ? (
            <PreviewNote
              paidId={post.id}
              title={post.title}
              cents={post.price.cents}
              text={PURCHASE.previewOfEach}
            />
          ) : null}
          <CastBar
            post={post}
            open={open}
            onToggle={() => {
              setGoal(open ? null : { is: 'first' })
              setOpen(!open)
            }}
            onShare={() => share(post)}
            onRecord={onRecord && (() => onRecord())}
            thread={!works && mayReply ? thread : null}
          />
        </>
      )}
      {open ? (
        <Recordings
          key={ledBy}
          owlcast={post}
          goal={goal ?? (led ? { is: 'show', id: led } : null)}
          personId={me?.id}
          onRecord={onRecord}
          onDelete={setDeleting}
          Thread={Thread}
        />
      ) : null}
      {mine && Own && !post.isGone ? <Own post={post} /> : null}
      {shareDialog}
      {deleting ? (
        <DeletePost
          post={deleting}
          words={deleting.id === post.id ? undefined : RECORDINGS}
          onClose={() => setDeleting(null)}
          onDeleted={() => stopAll(deleting.id)}
        />
      ) : null}
    </div>
  )
}
