import { useEffect, useState } from 'react'
import type { Post } from '../../domain/posts.schema'
import { Dialog } from '../ui/Dialog'
import { Toaster } from '../ui/Toaster'
import { toast } from '../ui/toast'
import { SHARE } from '../words/share'
import { loadShared } from './load-shared'
import { keepReplyContext } from './reply-context'
import { detailRows } from './ShareError'
import { SharePage } from './SharePage'
import { SharePlayer } from './SharePlayer'
import type { ShareDetails, ShareState } from './share-state'

/** The share page in the browser: the same page, with the designed player, copying, replying and another try. */
export function LiveShare({ first }: { first: ShareState }) {
  const [state, setState] = useState(first)
  const [linkByHand, setLinkByHand] = useState<string | null>(null)
  const awake = useAwake()

  async function copyLink(link: string) {
    if (await copied(link)) toast({ text: SHARE.linkCopied, tone: 'ok' })
    else setLinkByHand(link)
  }
  async function copyDetails(details: ShareDetails) {
    const text = detailRows(details).map((row) => row.join(': '))
    if (await copied(text.join('\n'))) toast({ text: SHARE.detailsCopied, tone: 'ok' })
  }
  async function retry() {
    if (state.at !== 'error') return
    setState({ at: 'loading' })
    setState(await loadShared(state))
  }
  const player = awake && state.at === 'loaded' ? playerOf(state.post) : null

  return (
    <>
      <SharePage state={state} controls={{ player, reply: keepReplyContext, copyLink, copyDetails, retry }} />
      {linkByHand === null ? null : (
        <Dialog title={SHARE.copyLink} onClose={() => setLinkByHand(null)}>
          <label className="by-hand">
            {SHARE.copyByHand}
            <input
              readOnly
              value={linkByHand}
              aria-label={SHARE.linkLabel}
              onFocus={(e) => e.target.select()}
            />
          </label>
        </Dialog>
      )}
      {awake ? <Toaster /> : null}
    </>
  )
}

function playerOf(post: Post) {
  return post.audioUrl ? <SharePlayer post={post} src={post.audioUrl} /> : null
}

/** False while taking over the Worker's page, which knows nothing of players and toasts. */
function useAwake(): boolean {
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return awake
}

function copied(text: string): Promise<boolean> {
  const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
  return writing.then(
    () => true,
    () => false,
  )
}
