/** Starts a recording in an owlcast: the recorder with the owlcast and the parent filled in. */
import { atom, getDefaultStore } from 'jotai'
import { modeFor } from '../../../domain/kinds'
import type { Post } from '../../../domain/posts.schema'
import { shownTags } from '../../../domain/tags'
import { chosenOf } from '../../audio/chosen'
import { EMPTY_FORM } from '../../audio/draft-record'
import { goTo } from '../../state/view'
import { toast } from '../../ui/toast'
import { MESSAGES } from '../../words/messages'
import { isOpen } from './machine'
import { cancel, edit, getSession } from './session'
import type { Typed } from './typed-memory'

type Wish = Typed & {
  /** The draft it would replace. */
  over: string | null
}

/** The recording to start once the current one is discarded; `ReplaceDialog` asks. */
export const wishAtom = atom<Wish | null>(null)

/**
 * Prepares the empty session for this owlcast and opens the recorder. `answered` is the recording it replies to. An
 * existing recording is kept until the user confirms.
 */
export function recordInto(owlcast: Pick<Post, 'id' | 'title' | 'tags' | 'kind'>, answered?: Post): void {
  const { id, title, tags, kind } = owlcast
  const wish: Typed = {
    mode: modeFor(kind, null),
    form: {
      ...EMPTY_FORM,
      owlcast: { id, title },
      tags: shownTags(tags, []).join(' '),
      parents: answered ? [chosenOf(answered)] : [],
    },
    track: null,
  }
  const { state, draftId } = getSession()
  if (isOpen(state)) edit(wish)
  else if (state.at === 'stopped' || state.at === 'paused' || state.at === 'recording')
    getDefaultStore().set(wishAtom, { ...wish, over: draftId })
  else toast({ text: MESSAGES.atHand })
  goTo('record')
}

/** Discards the current recording and starts the pending one. */
export async function grantWish({ over: _, ...wish }: Wish): Promise<void> {
  getDefaultStore().set(wishAtom, null)
  await cancel()
  edit(wish)
}
