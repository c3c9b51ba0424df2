/** Begins a message to somebody: the recorder in its mode, with whom it is for and what it answers filled in. */

import { DEFAULT_CONNECTION } from '../../../domain/connections'
import { modeFor } from '../../../domain/kinds'
import type { ShownPeer } from '../../../domain/messages.schema'
import type { Post } from '../../../domain/posts.schema'
import { EMPTY_FORM } from '../../audio/draft-record'
import { MESSAGE_KIND } from '../../kinds'
import { goTo } from '../../state/view'
import { toast } from '../../ui/toast'
import { MESSAGES } from '../../words/messages'
import { isOpen } from './machine'
import { edit, getSession } from './session'

/** `answered` is the last thing they said; null where there is nothing to answer. */
export function recordFor(peer: ShownPeer, answered: Post | null): void {
  if (!isOpen(getSession().state)) toast({ text: MESSAGES.atHand })
  else
    edit({
      mode: modeFor(MESSAGE_KIND, null),
      form: {
        ...EMPTY_FORM,
        recipient: peer.shown,
        recipientId: peer.person?.id ?? null,
        parents: answered
          ? [
              {
                id: answered.id,
                type: answered.kind,
                title: answered.title,
                author: answered.author.displayName,
                content: answered.content,
                connection: DEFAULT_CONNECTION,
              },
            ]
          : [],
      },
    })
  goTo('record')
}
