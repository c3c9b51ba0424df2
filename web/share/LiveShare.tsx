import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { playableOf } from '../audio/playable'
import { rememberedMe } from '../state/remembered-me'
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
import { useInvitation } from './useInvitation'
import { useMagicLink } from './useMagicLink'
import { useRecordings } from './useRecordings'
import { useTrouble } from './useTrouble'
import { useUnlocked } from './useUnlocked'

const CopyrightReport = lazy(async () => ({
  default: (await import('../features/post/CopyrightReport')).CopyrightReport,
}))

/** The hydrated share page: the rendered page plus player, copying, replying and retries. */
export function LiveShare({ first }: { first: ShareState }) {
  const [state, setState] = useState(first)
  const [linkByHand, setLinkByHand] = useState<string | null>(null)
  const [reporting, setReporting] = useState(false)
  const awake = useAwake()
  const loaded = first.at === 'loaded' ? first : null
  const invited = useInvitation(loaded?.invitation, loaded?.post.id ?? '')
  const link = useMagicLink(state, setState)
  const recordings = useRecordings(state, setState)
  // The page is the same for everyone; only this device knows its user.
  const known = awake && rememberedMe() !== null
  useUnlocked(state, setState, known)
  useTrouble()
  useFocusOnChange(state.at)

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
  const post = state.at === 'loaded' ? state.post : null
  const item = useMemo(() => post && playableOf(post), [post])
  const player = awake && item ? <SharePlayer item={item} /> : null

  const report = () => setReporting(true)

  return (
    <>
      <SharePage
        state={state}
        controls={{
          player,
          recordings: awake ? recordings : null,
          reply: keepReplyContext,
          report,
          copyLink,
          copyDetails,
          retry,
          known,
          invited,
          ...link,
        }}
      />
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
      {reporting && state.at === 'loaded' ? (
        <Suspense fallback={null}>
          <CopyrightReport post={state.post} onClose={() => setReporting(false)} />
        </Suspense>
      ) : null}
      {awake ? <Toaster /> : null}
    </>
  )
}

/** False while hydrating the Worker's HTML, which contains no player and no toasts. */
function useAwake(): boolean {
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return awake
}

/** Moves the focus to new content after it replaced the old. */
function useFocusOnChange(at: ShareState['at']) {
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current === at || at === 'loading') return
    shown.current = at
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [at])
}

function copied(text: string): Promise<boolean> {
  const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
  return writing.then(
    () => true,
    () => false,
  )
}
