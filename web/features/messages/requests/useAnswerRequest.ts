import { REQUESTS } from '../../../../domain/locales/en/people'
import type { ShownPeer } from '../../../../domain/people/author.schema'
import type { Post } from '../../../../domain/posts/posts.schema'
import { type RequestDecision, useDecideRequest } from '../../../api/messages/requests.mutations'
import { showErrorToast } from '../../../parts/loading/error-toast'
import { goTo } from '../../../state/view'
import { showToast } from '../../../ui/overlays/toast'
import { getPeerName } from '../conversation-text'

type MessageRequest = { peer: ShownPeer; last: Post }

/** Accepts or deletes a request and shows the result. `onDone` restores the focus after it left the list. */
export function useAnswerRequest() {
  const mutation = useDecideRequest()
  const busy = mutation.isPending ? mutation.variables : null
  function answerRequest(
    action: RequestDecision['action'],
    { peer, last }: MessageRequest,
    onDone: () => void,
  ) {
    if (busy) return
    mutation.mutate(
      { peer: peer.key, action, at: last.createdAt },
      {
        onSuccess: () => {
          const name = getPeerName(peer)
          const open = { label: REQUESTS.open, run: () => goTo('mue-messages', { with: peer.key }) }
          if (action === 'accept') showToast({ text: REQUESTS.accepted(name), tone: 'ok', action: open })
          else showToast({ text: REQUESTS.deleted(name), tone: 'ok' })
          onDone()
        },
        onError: showErrorToast,
      },
    )
  }
  return { answerRequest, busy }
}
