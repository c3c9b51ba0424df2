import { useEffect, useRef } from 'react'
import { AppError } from '../../domain/errors/app-error'
import { appError } from '../../domain/errors/errors'
import { formatReplyRefusal } from '../../domain/errors/reply-refusal'
import { isContributor } from '../../domain/invitations/invitations'
import { REPLY_CONTEXT_SWITCH_MS } from '../../domain/limits'
import { REPLIES, REPLY_LOCK } from '../../domain/locales/en/posts'
import { isOwlcast } from '../../domain/owlcasts/owlcasts'
import type { Post } from '../../domain/posts/posts.schema'
import type { ReplyLock } from '../../domain/posts/reply-policy'
import { parseReplyTarget, REPLY_CONTEXT_KEY } from '../../domain/share/share'
import type { View } from '../../domain/views'
import { fetchPost } from '../api/posts/replies.queries'
import { getErrorMessage } from '../api/request-error'
import { toChosenParent } from '../drafts/store/chosen-parent'
import { openReply, recordInOwlcast, showOnRecordScreen } from '../recording/places'
import { readLastUser } from '../state/last-user'
import { promptSignIn } from '../state/sign-in'
import { readStoredText, writeStored } from '../state/stored'
import { goTo, useView } from '../state/view'
import { showToast } from '../ui/overlays/toast'

/**
 * Handles Reply on a share page (spec §2.1): shows the view and, after half a second, the recorder with that post as
 * parent. Mount it while the address has `reply=true`.
 */
export function SharedReplyStart() {
  const { view } = useView()
  const shown = useRef(view)
  useEffect(() => {
    const end = new AbortController()
    void startReply(shown.current, end.signal)
    return () => end.abort()
  }, [])
  return null
}

async function startReply(view: View, signal: AbortSignal): Promise<void> {
  const target = parseReplyTarget(readStoredText('session', REPLY_CONTEXT_KEY))
  const pause = new Promise((resolve) => setTimeout(resolve, REPLY_CONTEXT_SWITCH_MS))
  // Only the id is trusted; the post and its visibility come from the server.
  const reading = target ? readParent(target.id) : Promise.reject(appError('post.not_found'))
  const [read] = await Promise.allSettled([reading, pause])
  if (signal.aborted) return
  writeStored('session', REPLY_CONTEXT_KEY, null)
  if (read.status === 'rejected') {
    goTo(view, {}, { replace: true })
    const isGone = read.reason instanceof AppError && read.reason.code === 'post.not_found'
    const text = isGone ? REPLIES.parentGone : getErrorMessage(read.reason)
    return void showToast({ text, tone: 'bad' })
  }
  const { post, owlcast } = read.value
  // The owlcast opens in any case.
  goTo(view, owlcast ? { post: post.id } : {}, { replace: true })
  if (owlcast && isContributor(owlcast, readLastUser()?.id))
    return recordInOwlcast(owlcast, post.id === owlcast.id ? undefined : post)
  // Private owlcasts accept replies from collaborators only.
  if (owlcast?.visibility === 'private')
    return void showToast({ text: appError('owlcast.members_only').message, tone: 'bad' })
  if (post.replyLock && !(await canReplySignedIn(post.id, post.replyLock))) {
    goTo(view, { post: post.id, thread: 'open' }, { replace: true })
    return void showToast({ text: formatReplyRefusal(post.replyLock), tone: 'bad' })
  }
  showOnRecordScreen(openReply(post, toChosenParent(post)))
}

/** Whether a restricted thread accepts the viewer after they sign in. */
async function canReplySignedIn(id: string, { from }: ReplyLock): Promise<boolean> {
  if (readLastUser() || !(await promptSignIn(REPLY_LOCK.signIn(from), { suggestsSignUp: true }))) return false
  return (await fetchPost(id)).replyLock === null
}

/** The parent post and its owlcast, if it is one or belongs to one: collaborators record in it. */
async function readParent(id: string): Promise<{ post: Post; owlcast: Post | null }> {
  const post = await fetchPost(id)
  if (post.owlcastId !== null) return { post, owlcast: await fetchPost(post.owlcastId) }
  return { post, owlcast: isOwlcast(post) ? post : null }
}
