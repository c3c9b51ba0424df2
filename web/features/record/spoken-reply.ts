/**
 * A spoken reply to what plays: one press of a key or a headset's button records and the next sends, or a button is held;
 * then the list plays on.
 */
import { getDefaultStore } from 'jotai'
import { getKind } from '../../../domain/kinds'
import { REPLY_PANEL } from '../../../domain/locales/en/posts'
import { isForMembers } from '../../../domain/posts/audience'
import { bindMicrophoneButton, bindReplyButtons } from '../../audio/playback/media-session'
import type { PlayedPost } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { isIdle } from '../../drafts/session/machine'
import { beginMessage } from '../../drafts/session/message'
import { beginReply, isReplyTo } from '../../drafts/session/reply'
import { getSession } from '../../drafts/session/session-state'
import { toChosenParent } from '../../drafts/store/chosen-parent'
import { dispatchHold, type HoldTarget, holdAtom, setHoldTarget } from '../../state/hold'
import { isRecordScreenOpen } from '../../state/record-screen'
import { replyToPlaying } from '../../state/reply-to-playing'
import { heldReplyAtom, setSpokenReply } from '../../state/spoken-reply'
import { getTopModal } from '../../ui/overlays/modals'
import { sendOnRelease, showForReview } from './send-on-release'

/** After a spoken reply, playback goes on this much earlier. */
const REPLY_REWIND_SECONDS = 2

/** Binds the key, the system's microphone button and held buttons. Returns the function that unbinds them. */
export function bindSpokenReply(ownerId: string): () => void {
  const toggle = () => toggleReply(ownerId)
  const unbinders = [setSpokenReply(toggle), bindMicrophoneButton(toggle), offerHeldReply(ownerId)]
  return () => {
    for (const unbind of unbinders) unbind()
  }
}

function toggleReply(ownerId: string): boolean {
  if (getDefaultStore().get(holdAtom)) {
    dispatchHold({ type: 'stop' })
    return true
  }
  const { now } = player.getSnapshot()
  const post = now?.post
  if (!post || !canAnswer(post, ownerId)) return false
  // The full player gives way; any other dialog has to be answered first.
  const modal = getTopModal()
  if (modal && !modal.matches('.-now')) return false
  // Shows why: replies are restricted, or another recording is open.
  if (post.replyLock || !isIdle(getSession().state)) replyToPlaying(now)
  else startReply(post, ownerId)
  return true
}

function startReply(post: PlayedPost, ownerId: string): void {
  setHoldTarget(createReplyTarget(post, ownerId))
  if (dispatchHold({ type: 'start' }) !== 'begin') return
  const unbind = bindReplyButtons(() => dispatchHold({ type: 'stop' }), player)
  onHoldEnd(unbind)
}

/** Whether it is another user's, and no recording of an owlcast for its members: those are answered in the owlcast. */
function canAnswer(post: PlayedPost, ownerId: string): boolean {
  return post.author.id !== ownerId && !isForMembers(post)
}

/** A hold that records a reply: what plays pauses, and goes on some seconds earlier once the hold has ended. */
function createReplyTarget(post: PlayedPost, ownerId: string): HoldTarget {
  const to = post.author.displayName
  let restoreForm: (() => void) | null = null
  const target: HoldTarget = {
    getLabel: () => REPLY_PANEL.heading(to),
    isSentOnRelease: true,
    canBegin: () => isIdle(getSession().state),
    onBegin() {
      const wasPlaying = isPlaying()
      player.pause()
      onHoldEnd(() => {
        restoreForm?.()
        restoreForm = null
        if (!wasPlaying) return
        player.skip(-REPLY_REWIND_SECONDS)
        player.play()
      })
    },
    async prepare() {
      restoreForm = await beginReplyTo(post)
      // Ended while the device was read.
      if (getDefaultStore().get(holdAtom)?.target !== target) restoreForm?.()
      return restoreForm !== null
    },
    // Another reply may open before it records.
    canRecord: () => isReplyTo(getSession().form, post.id),
    onRecorded(how) {
      if (how === 'interrupted') return showForReview()
      void sendOnRelease({ ownerId, to, isThreadShown: () => false }).then(() => {
        // Something is missing: it is shown with its form.
        if (getSession().state.at === 'stopped') showForReview()
      })
    },
  }
  return target
}

function isPlaying(): boolean {
  const { state } = player.getSnapshot()
  return state === 'playing' || state === 'loading'
}

/** Calls it once, when the present hold has ended. */
function onHoldEnd(run: () => void): void {
  const { get, sub } = getDefaultStore()
  const unsubscribe = sub(holdAtom, () => {
    if (get(holdAtom)) return
    unsubscribe()
    run()
  })
}

/** Keeps `heldReplyAtom` at what the player has loaded. Returns the function that ends it. */
function offerHeldReply(ownerId: string): () => void {
  const { get, set } = getDefaultStore()
  function update() {
    const post = player.getSnapshot().now?.post
    const offered = get(heldReplyAtom)
    if (!post || !canAnswer(post, ownerId) || post.replyLock) {
      if (offered) set(heldReplyAtom, null)
    } else if (offered?.postId !== post.id || offered.isPlaying !== isPlaying())
      set(heldReplyAtom, {
        postId: post.id,
        author: post.author,
        isPlaying: isPlaying(),
        target: createReplyTarget(post, ownerId),
      })
  }
  update()
  const unsubscribe = player.subscribe(update)
  return () => {
    unsubscribe()
    set(heldReplyAtom, null)
  }
}

/** Turns the empty session into a reply, a message into a message to its author. The record screen may be behind it. */
async function beginReplyTo(post: PlayedPost): Promise<(() => void) | null> {
  const parent = toChosenParent(post)
  const options = { keepsUntouched: isRecordScreenOpen() }
  if (getKind(post.kind).publicFeed) return beginReply(post, parent, options)
  return beginMessage({ label: `@${post.author.username}`, person: post.author }, parent, options)
}
