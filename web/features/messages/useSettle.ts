import type { ShownPeer } from '../../../domain/messages.schema'
import type { Post } from '../../../domain/posts.schema'
import { textOf } from '../../api/failure'
import { type Settling, useSettleRequest } from '../../api/requests.mutations'
import { goTo } from '../../state/view'
import { toast } from '../../ui/toast'
import { REQUESTS } from '../../words/messages'
import { nameOf } from './telling'

type Request = { peer: ShownPeer; last: Post }

/** Accepts or deletes a request and shows the result. `onDone` restores the focus after it left the list. */
export function useSettle() {
  const settling = useSettleRequest()
  const busy = settling.isPending ? settling.variables : null
  function answerRequest(deed: Settling['deed'], { peer, last }: Request, onDone: () => void) {
    if (busy) return
    settling.mutate(
      { peer: peer.key, deed, at: last.createdAt },
      {
        onSuccess: () => {
          const name = nameOf(peer)
          const open = { label: REQUESTS.open, run: () => goTo('mue-messages', { with: peer.key }) }
          if (deed === 'accept') toast({ text: REQUESTS.accepted(name), tone: 'ok', action: open })
          else toast({ text: REQUESTS.deleted(name), tone: 'ok' })
          onDone()
        },
        onError: (error) => toast({ text: textOf(error), tone: 'bad' }),
      },
    )
  }
  return { answerRequest, busy }
}
