/**
 * A spoken reply to what plays: one press of a key or a headset's button records and the next sends, or a button is held;
 * then the list plays on.
 */
import { getDefaultStore } from 'jotai'
import { getKind } from '../../../domain/kinds'
import { REPLY_PANEL } from '../../../domain/locales/en/posts'
import { UNDO_SEND_MS } from '../../../domain/messages/messages.limits'
import type { Moment } from '../../../domain/moments/moments'
import { isForMembers } from '../../../domain/posts/audience'
import { bindMicrophoneButton, bindReplyButtons } from '../../audio/playback/media-session'
import type { PlayedPost } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { toChosenParent } from '../../drafts/store/chosen-parent'
import { formatMomentRange } from '../../parts/moments/format-moment'
import { type Form, getForm } from '../../recording/forms'
import { openMessage, openMomentReply, openReply, toMessageTarget } from '../../recording/places'
import { discardForm, isRecorderBusy } from '../../recording/session'
import { dispatchHold, type HoldTarget, holdAtom, setHoldTarget } from '../../state/hold'
import { showLeavingReply } from '../../state/leaving-reply'
import { showDraft } from '../../state/open-draft'
import { replyToPlaying } from '../../state/reply-to-playing'
import { heldReplyAtom, setSpokenReply } from '../../state/spoken-reply'
import { getTopModal } from '../../ui/overlays/modals'
import { sendOnRelease, showForReview } from './send-on-release'

/** The height of a reply on its card. */
const LEAVING_PX = 64

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
  else startHold(createSpokenReply(post, ownerId))
  return true
}

/** Records with nothing held; a key, the headset's buttons and Stop end it. */
export function startHold(target: HoldTarget): void {
  setHoldTarget(target)
  if (dispatchHold({ type: 'start' }) !== 'begin') return
  onHoldEnd(bindReplyButtons(() => dispatchHold({ type: 'stop' }), player))
}

/** Whether it is another user's, and no recording of an owlcast for its members: those are answered in the owlcast. */
function canAnswer(post: PlayedPost, ownerId: string): boolean {
  return post.author.id !== ownerId && !isForMembers(post)
}

type ReplyOptions = {
  /** Opens the form to record into. */
  openForm: () => Form
  /** The words that it answers. */
  quote?: HoldTarget['quote']
  showLeaving?: Parameters<typeof sendOnRelease>[1]['showLeaving']
}

/**
 * A hold that records a reply: what plays pauses, and goes on some seconds earlier once the hold has ended. A visitor, who
 * has no id, signs in to send it.
 */
function createReplyTarget(
  post: PlayedPost,
  ownerId: string | undefined,
  { openForm, quote, showLeaving = () => false }: ReplyOptions,
): HoldTarget {
  const to = post.author.displayName
  return {
    getLabel: () => REPLY_PANEL.heading(to),
    quote,
    isSentOnRelease: ownerId !== undefined,
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
    openForm: () => openForm().formId,
    onRecorded(how, formId) {
      const showUnsent = () => {
        const form = getForm(formId)
        if (form) showForReview(form)
      }
      if (how === 'interrupted' || ownerId === undefined) return showUnsent()
      // The list of saved recordings would offer it until it has heard that it leaves.
      const hide = showDraft(getForm(formId)?.draftId ?? null)
      setTimeout(hide, UNDO_SEND_MS)
      // Something is missing: it is shown with its form.
      void sendOnRelease(formId, { ownerId, to, showLeaving }).then((isSent) => isSent || showUnsent())
    },
  }
}

type MomentOptions = {
  moment: Moment
  quote: HoldTarget['quote']
  /** Called before the reply is sent, or shown for review. */
  onRecorded: () => void
}

/** A hold that records a reply to a moment, in a form of its own. The card of the post shows it until it leaves. */
export function createMomentReply(
  post: PlayedPost,
  ownerId: string | undefined,
  { moment, quote, onRecorded }: MomentOptions,
): HoldTarget {
  let formId: string | null = null
  const target = createReplyTarget(post, ownerId, {
    openForm() {
      const form = openMomentReply(post, moment)
      formId = form.formId
      return form
    },
    quote,
    showLeaving(draft) {
      const isShown = isCardInView(post.id)
      if (isShown)
        showLeavingReply({
          ...draft,
          postId: post.id,
          startMs: moment.startMs,
          quote: quote?.text ?? formatMomentRange(moment),
        })
      return isShown
    },
  })
  return {
    ...target,
    onBegin() {
      target.onBegin?.()
      onHoldEnd(() => {
        const form = getForm(formId)
        // Dropped, or too short.
        if (form?.draftId === null) void discardForm(form.formId)
      })
    },
    onRecorded(how, id) {
      onRecorded()
      target.onRecorded?.(how, id)
    },
  }
}

/** Whether there is room for the reply under the waveform of a card, above the bar at the bottom. */
function isCardInView(postId: string): boolean {
  const strip = document.querySelector(`article[data-post="${CSS.escape(postId)}"] > .audio-strip`)
  const box = strip?.getBoundingClientRect()
  const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect()
  const floor = bar?.height ? bar.top : innerHeight
  return box !== undefined && box.top >= 0 && box.bottom + LEAVING_PX <= floor
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
        target: createSpokenReply(post, ownerId),
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
  return openMessage(toMessageTarget(post), parent)
}

const createSpokenReply = (post: PlayedPost, ownerId: string) =>
  createReplyTarget(post, ownerId, { openForm: () => openReplyTo(post) })
