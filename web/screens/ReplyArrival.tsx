import { useEffect, useRef } from 'react'
import { fail } from '../../domain/errors'
import { worksOn } from '../../domain/invitations'
import { REPLY_CONTEXT_SWITCH_MS } from '../../domain/limits'
import { isOwlcast } from '../../domain/owlcasts'
import type { Post } from '../../domain/posts.schema'
import { type ReplyLock, whoMayReply } from '../../domain/replies-from'
import { REPLY_CONTEXT_KEY, replyTarget } from '../../domain/share'
import { textOf } from '../api/failure'
import { readPost } from '../api/replies.queries'
import { chosenOf } from '../audio/chosen'
import { recordInto } from '../features/record/record-into'
import { beginReply } from '../features/record/reply'
import { setOpenDraft } from '../state/open-draft'
import { rememberedMe } from '../state/remembered-me'
import { askToSignIn } from '../state/sign-in'
import { goTo, useView } from '../state/view'
import type { View } from '../state/views'
import { toast } from '../ui/toast'
import { REPLIES, REPLY_PANEL } from '../words/replies'
import { REPLY_LOCK } from '../words/replies-from'

/**
 * Handles Reply on a share page (spec §2.1): shows the view and, after half a second, the recorder with that post as
 * parent. Mount it while the address has `reply=true`.
 */
export function ReplyArrival() {
  const { view } = useView()
  const shown = useRef(view)
  useEffect(() => {
    const end = new AbortController()
    void arrive(shown.current, end.signal)
    return () => end.abort()
  }, [])
  return null
}

async function arrive(view: View, left: AbortSignal): Promise<void> {
  const target = replyTarget(kept())
  const pause = new Promise((resolve) => setTimeout(resolve, REPLY_CONTEXT_SWITCH_MS))
  // Only the id is trusted; the post and its visibility come from the server.
  const reading = target ? readAnswered(target.id) : Promise.reject(fail('post.not_found'))
  const [read] = await Promise.allSettled([reading, pause])
  if (left.aborted) return
  forget()
  if (read.status === 'rejected') {
    goTo(view, {}, { replace: true })
    const text = target ? textOf(read.reason) : REPLIES.gone
    return void toast({ text, tone: 'bad' })
  }
  const { post, owlcast } = read.value
  // The owlcast opens in any case.
  goTo(view, owlcast ? { post: post.id } : {}, { replace: true })
  if (owlcast && worksOn(owlcast, rememberedMe()?.id)) {
    setOpenDraft(null)
    return recordInto(owlcast, post.id === owlcast.id ? undefined : post)
  }
  // Private owlcasts accept replies from collaborators only.
  if (owlcast?.visibility === 'private')
    return void toast({ text: fail('owlcast.members_only').message, tone: 'bad' })
  if (post.replyLock && !(await isLeftTo(post.id, post.replyLock))) {
    goTo(view, { post: post.id, thread: 'open' }, { replace: true })
    return void toast({ text: whoMayReply(post.replyLock), tone: 'bad' })
  }
  // A recording still open in this tab is kept and offered as a draft.
  setOpenDraft(null)
  if (!beginReply(post, chosenOf(post))) toast({ text: REPLY_PANEL.busyHeading })
  goTo('record')
}

/** Whether a restricted thread accepts the viewer after they sign in. */
async function isLeftTo(id: string, { from }: ReplyLock): Promise<boolean> {
  if (rememberedMe() || !(await askToSignIn(REPLY_LOCK.signIn(from)))) return false
  return (await readPost(id)).replyLock === null
}

/** The parent post and its owlcast, if it is one or belongs to one: collaborators record in it. */
async function readAnswered(id: string): Promise<{ post: Post; owlcast: Post | null }> {
  const post = await readPost(id)
  if (post.owlcastId !== null) return { post, owlcast: await readPost(post.owlcastId) }
  return { post, owlcast: isOwlcast(post) ? post : null }
}

/** Null when storage is blocked. */
function kept(): string | null {
  try {
    return sessionStorage.getItem(REPLY_CONTEXT_KEY)
  } catch {
    return null
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(REPLY_CONTEXT_KEY)
  } catch {
    // See above.
  }
}
