/** A spoken reply to what plays: one press records, the next sends, and the list plays on. No screen is needed. */
import { getDefaultStore } from 'jotai'
import { getKind } from '../../../domain/kinds'
import { REPLY_REWIND_SECONDS } from '../../../domain/limits'
import { REPLY_PANEL } from '../../../domain/locales/en/posts'
import { bindMicrophoneButton, bindReplyButtons } from '../../audio/playback/media-session'
import type { PlayedPost } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { isIdle } from '../../drafts/session/machine'
import { beginMessage } from '../../drafts/session/message'
import { beginReply } from '../../drafts/session/reply'
import { getSession } from '../../drafts/session/session'
import { toChosenParent } from '../../drafts/store/chosen-parent'
import { dispatchHold, holdAtom, setHoldTarget } from '../../state/hold'
import { replyToPlaying } from '../../state/reply-to-playing'
import { setSpokenReply } from '../../state/spoken-reply'
import { goTo } from '../../state/view'
import { getTopModal } from '../../ui/overlays/modals'
import { sendOnRelease } from './send-on-release'

/** Binds the key and the system's microphone button. Returns the function that unbinds them. */
export function bindSpokenReply(ownerId: string): () => void {
  const toggle = () => toggleReply(ownerId)
  const unbinders = [setSpokenReply(toggle), bindMicrophoneButton(toggle)]
  return () => {
    for (const unbind of unbinders) unbind()
  }
}

function toggleReply(ownerId: string): boolean {
  if (getDefaultStore().get(holdAtom)) {
    dispatchHold({ type: 'click' })
    return true
  }
  const { now } = player.getSnapshot()
  const post = now?.post
  if (!post || post.author.id === ownerId) return false
  // The full player gives way; any other dialog has to be answered first.
  const modal = getTopModal()
  if (modal && !modal.matches('.-now')) return false
  // Shows why: replies are restricted, or another recording is open.
  if (post.replyLock || !isIdle(getSession().state)) replyToPlaying(now)
  else startReply(post, ownerId)
  return true
}

function startReply(post: PlayedPost, ownerId: string): void {
  const { get, sub } = getDefaultStore()
  const { state } = player.getSnapshot()
  const wasPlaying = state === 'playing' || state === 'loading'
  const to = post.author.displayName
  let restoreForm: (() => void) | null = null
  setHoldTarget({
    getLabel: () => REPLY_PANEL.heading(to),
    isSentOnRelease: true,
    async prepare() {
      restoreForm = await beginReplyTo(post)
      return restoreForm !== null
    },
    onRecorded() {
      void sendOnRelease({ ownerId, to, isThreadShown: () => false }).then(() => {
        // Something is missing: it is shown with its form.
        if (getSession().state.at === 'stopped') goTo('record')
      })
    },
  })
  if (dispatchHold({ type: 'start' }) !== 'begin') return
  player.pause()
  const unbind = bindReplyButtons(() => dispatchHold({ type: 'click' }), player)
  const unsubscribe = sub(holdAtom, () => {
    if (get(holdAtom)) return
    unsubscribe()
    unbind()
    restoreForm?.()
    if (!wasPlaying) return
    player.skip(-REPLY_REWIND_SECONDS)
    player.play()
  })
}

/** Turns the empty session into a reply, a message into a message to its author. */
async function beginReplyTo(post: PlayedPost): Promise<(() => void) | null> {
  const parent = toChosenParent(post)
  if (getKind(post.kind).publicFeed) return beginReply(post, parent)
  return beginMessage({ label: `@${post.author.username}`, person: post.author }, parent)
}
