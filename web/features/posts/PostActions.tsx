import './PostActions.css'
import Ear from 'lucide-react/icons/ear'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Flag from 'lucide-react/icons/flag'
import ListEnd from 'lucide-react/icons/list-end'
import ListStart from 'lucide-react/icons/list-start'
import Pencil from 'lucide-react/icons/pencil'
import Rss from 'lucide-react/icons/rss'
import Share from 'lucide-react/icons/share'
import AlignLeft from 'lucide-react/icons/text-align-start'
import Trash from 'lucide-react/icons/trash'
import { useState } from 'react'
import { getKind } from '../../../domain/kinds'
import { getPostName } from '../../../domain/locales/en/kinds'
import { CHAIN_LABELS, EDIT, REPLY } from '../../../domain/locales/en/posts'
import { POST } from '../../../domain/locales/en/shell'
import { SUBSCRIBE } from '../../../domain/locales/en/syndication'
import { TRANSCRIPT } from '../../../domain/locales/en/transcripts'
import type { Post } from '../../../domain/posts/posts.schema'
import { isSyndicatedPost } from '../../../domain/syndication/syndication'
import { hasTranscript } from '../../api/transcripts/transcripts.queries'
import type { Playable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { KIND_UI } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { lazyDialog } from '../../parts/loading/lazy-dialog'
import { createInviteItem } from '../../parts/people/invite-item'
import { usePersonMenuItems } from '../../parts/people/usePersonMenuItems'
import { ReplyButton } from '../../parts/posts/ReplyButton'
import { useShare } from '../../parts/posts/useShare'
import { listWordsItems } from '../../parts/transcripts/words-item'
import { openOverlay } from '../../state/overlays'
import type { ThreadToggle } from '../../state/reply-panel'
import { Menu, type MenuItem } from '../../ui/overlays/Menu'
import { showToast } from '../../ui/overlays/toast'
import { DeletePost } from './DeletePost'

type Props = { post: Post; playable: Playable | null; isMine: boolean; thread: ThreadToggle }
type Asking = { what: 'delete' | 'report' }

const CopyrightReportDialog = lazyDialog(() => import('./CopyrightReportDialog'), 'CopyrightReportDialog')

/** Actions of a post: buttons for those that the specification names, a menu for the rest. */
export function PostActions({ post, playable, isMine, thread }: Props) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const close = () => setAsking(null)
  const chain = CHAIN_LABELS[post.kind]
  const { share, shareDialog } = useShare()
  const title = getPostName(post)
  const aboutAuthor = usePersonMenuItems({ person: post.author, post: { id: post.id, title } })
  return (
    <>
      <div className="post-actions row wrap">
        <ReplyButton
          post={post}
          title={title}
          open={thread.open}
          onClick={thread.toggle}
          label={chain?.add}
        />
        <button
          type="button"
          aria-label={POST.shareLabel(chain?.share ?? POST.share, title)}
          onClick={() => share(post)}
        >
          <Share className="icon" />
          <span className="button-label">{chain?.share ?? POST.share}</span>
        </button>
        <Menu
          className="end at-end"
          label={POST.moreActions(title)}
          items={listMenuItems(playable, [
            ...(post.replyCount > 0 && !thread.open
              ? [
                  {
                    label: REPLY.show(post.replyCount),
                    icon: <Ear className="icon" />,
                    run: thread.show,
                  },
                ]
              : []),
            ...(chain && isSyndicatedPost(post)
              ? [
                  {
                    label: SUBSCRIBE.action,
                    icon: <Rss className="icon" />,
                    run: () => openOverlay('subscribe', { target: { type: 'post', subject: post.id } }),
                  },
                ]
              : []),
            ...(post.podcast
              ? [
                  {
                    label: POST.report,
                    icon: <Flag className="icon" />,
                    run: () => setAsking({ what: 'report' }),
                  },
                ]
              : []),
            ...(playable && hasTranscript(playable)
              ? [
                  {
                    label: TRANSCRIPT.open,
                    icon: <AlignLeft className="icon" />,
                    run: () => openOverlay('transcript', { post }),
                  },
                ]
              : []),
            ...createGrowItems(post),
            ...(isMine && getKind(post.kind).collaborators ? [createInviteItem(post)] : []),
            ...(isMine && playable ? listWordsItems(post) : []),
            ...(isMine
              ? [
                  {
                    label: EDIT.edit,
                    icon: <Pencil className="icon" />,
                    run: () => openOverlay('editPost', { post }),
                  },
                  {
                    label: POST.delete,
                    icon: <Trash className="icon" />,
                    run: () => setAsking({ what: 'delete' }),
                  },
                ]
              : []),
            ...aboutAuthor,
          ])}
        >
          <Ellipsis className="icon" />
        </Menu>
      </div>
      {asking?.what === 'report' ? <CopyrightReportDialog post={post} onClose={close} /> : null}
      {asking?.what === 'delete' ? <DeletePost post={post} onClose={close} /> : null}
      {shareDialog}
    </>
  )
}

/** Starts an owlcast from a post (S2.3-25). */
function createGrowItems(post: Post): MenuItem[] {
  const { growsInto } = KIND_UI[post.kind]
  if (!growsInto || post.visibility !== 'public') return []
  const { bird, texts } = KIND_UI[growsInto]
  return [
    {
      label: texts.create,
      icon: <Bird name={bird} />,
      run: () => openOverlay('createOwlcast', { request: { kind: growsInto, source: post } }),
    },
  ]
}

function listMenuItems(playable: Playable | null, rest: MenuItem[]): MenuItem[] {
  const items: MenuItem[] = []
  if (playable) {
    const wait = (place: 'next' | 'last') => () => {
      player.enqueue(playable, place)
      showToast({ text: POST.queued, tone: 'ok' })
    }
    items.push({ label: POST.playNext, icon: <ListStart className="icon" />, run: wait('next') })
    items.push({ label: POST.addToQueue, icon: <ListEnd className="icon" />, run: wait('last') })
  }
  return [...items, ...rest]
}
