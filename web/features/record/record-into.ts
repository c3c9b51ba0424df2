/** Begins a recording in an owlcast: the recorder in its mode, with the owlcast and what is answered filled in. */
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
  /** The draft that is at hand. */
  over: string | null
}

/** What is to be recorded once the recording at hand is out of the way; `AskForRoom` asks. */
export const wishAtom = atom<Wish | null>(null)

/**
 * Makes the empty recording at hand one for this owlcast, and goes to the recorder. `answered` is the recording of it
 * that this one answers. Where something was spoken already, nothing changes until the person said so.
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

/** The person let the recording at hand go. */
export async function grantWish({ over: _, ...wish }: Wish): Promise<void> {
  getDefaultStore().set(wishAtom, null)
  await cancel()
  edit(wish)
}
