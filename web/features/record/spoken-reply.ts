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
import { toChosenParent } from '../../drafts/store/chosen-parent'
import { type Form, getForm } from '../../recording/forms'
import { openMessage, openReply } from '../../recording/places'
import { isRecorderBusy } from '../../recording/session'
import { dispatchHold, type HoldTarget, holdAtom, setHoldTarget } from '../../state/hold'
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
  // Shows why: replies are restricted, or another recording is being made.
  if (post.replyLock || isRecorderBusy()) replyToPlaying(now)
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
  return {
    getLabel: () => REPLY_PANEL.heading(to),
    isSentOnRelease: true,
    canBegin: () => !isRecorderBusy(),
    onBegin() {
      const wasPlaying = isPlaying()
      player.pause()
      onHoldEnd(() => {
        if (!wasPlaying) return
        player.skip(-REPLY_REWIND_SECONDS)
        player.play()
      })
    },
    openForm: () => openReplyTo(post).formId,
    onRecorded(how, formId) {
      const showUnsent = () => {
        const form = getForm(formId)
        if (form) showForReview(form)
      }
      if (how === 'interrupted') return showUnsent()
      // Something is missing: it is shown with its form.
      void sendOnRelease(formId, { ownerId, to, isThreadShown: () => false }).then(
        (isSent) => isSent || showUnsent(),
      )
    },
  }
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

/** A reply, or to a message one to its author. */
function openReplyTo(post: PlayedPost): Form {
  const parent = toChosenParent(post)
  if (getKind(post.kind).publicFeed) return openReply(post, parent)
  return openMessage({ label: `@${post.author.username}`, person: post.author }, parent)
}
