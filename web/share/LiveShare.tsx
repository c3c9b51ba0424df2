import { Suspense, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { SHARE } from '../../domain/locales/en/share'
import { parseLinkRange } from '../../domain/share/share'
import { getDirection } from '../../domain/text/direction'
import { type Playable, toPlayable } from '../audio/playback/playable'
import { player } from '../audio/playback/player'
import { startFromLink } from '../audio/playback/start-playback'
import { readLastUser } from '../state/last-user'
import { copyText } from '../ui/copy-text'
import { Dialog } from '../ui/overlays/Dialog'
import { Toaster } from '../ui/overlays/Toaster'
import { showToast } from '../ui/overlays/toast'
import { lazyPart } from '../ui/states/lazy-part'
import { loadShared } from './load-shared'
import { saveReplyContext } from './reply-context'
import { listDetailRows } from './ShareError'
import { SharePage } from './SharePage'
import { SharePlayer } from './SharePlayer'
import type { ShareDetails, ShareState } from './share-state'
import { TimeLeft } from './TimeLeft'
import { useInvitation } from './useInvitation'
import { useMagicLink } from './useMagicLink'
import { usePlaybackErrors } from './usePlaybackErrors'
import { useSharedRecordings } from './useSharedRecordings'
import { useUnlocked } from './useUnlocked'

const CopyrightReportDialog = lazyPart(
  () => import('../features/posts/CopyrightReportDialog'),
  'CopyrightReportDialog',
)

const LiveWords = lazyPart(() => import('./LiveWords'), 'LiveWords')

/** The hydrated share page: the rendered page plus player, copying, replying and retries. */
export function LiveShare({ first }: { first: ShareState }) {
  const [state, setState] = useState(first)
  const [linkByHand, setLinkByHand] = useState<string | null>(null)
  const [reporting, setReporting] = useState(false)
  const hydrated = useHydrated()
  const loaded = first.at === 'loaded' ? first : null
  const invited = useInvitation(loaded?.invitation, loaded?.post.id ?? '')
  const link = useMagicLink(state, setState)
  const recordings = useSharedRecordings(state, setState)
  // The page is the same for everyone; only this device knows its user.
  const known = hydrated && readLastUser() !== null
  useUnlocked(state, setState, known)
  usePlaybackErrors()
  useFocusOnChange(state.at)

  async function copyLink(link: string) {
    if (await copyText(link)) showToast({ text: SHARE.linkCopied, tone: 'ok' })
    else setLinkByHand(link)
  }
  async function copyDetails(details: ShareDetails) {
    const text = listDetailRows(details).map((row) => row.join(': '))
    if (await copyText(text.join('\n'))) showToast({ text: SHARE.detailsCopied, tone: 'ok' })
  }
  async function retry() {
    if (state.at !== 'error') return
    setState({ at: 'loading' })
    setState(await loadShared(state))
  }
  const post = state.at === 'loaded' ? state.post : null
  const item = useMemo(() => post && toPlayable(post), [post])
  const player = hydrated && item ? <SharePlayer item={item} /> : null
  const spoken = state.at === 'loaded' ? state.words : undefined
  const words =
    hydrated && item && spoken ? (
      <Suspense
        fallback={
          <p className="spoken-text" lang={spoken.language} dir={getDirection(spoken.text)}>
            {spoken.text}
          </p>
        }
      >
        <LiveWords item={item} words={spoken} />
      </Suspense>
    ) : null
  useContinuedSound(item)
  useStartSecond(item)

  const report = () => setReporting(true)

  return (
    <>
      {hydrated ? <Toaster /> : null}
      <SharePage
        state={state}
        controls={{
          player,
          words,
          timeLeft: hydrated && post?.expiresAt ? <TimeLeft expiresAt={post.expiresAt} /> : null,
          recordings: hydrated ? recordings : null,
          reply: saveReplyContext,
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
          <label className="manual-entry stack">
            {SHARE.copyManually}
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
          <CopyrightReportDialog post={state.post} onClose={() => setReporting(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Plays on with what the browser's own controls played while the script was loading: they are replaced. */
function useContinuedSound(item: Playable | null): void {
  useEffect(() => {
    const plain = document.querySelector<HTMLAudioElement>('.shared .big audio')
    if (!item || !plain || plain.currentTime === 0) return
    const wasPlaying = !plain.paused
    plain.pause()
    player.seekIn(item, plain.currentTime)
    if (wasPlaying) player.toggle(item)
  }, [item])
}

/** Starts the post of a link with a second there; it stops where the link says. */
function useStartSecond(item: Playable | null): void {
  const [range, setRange] = useState(() => parseLinkRange(new URLSearchParams(location.search)))
  useEffect(() => {
    if (!item || range === null) return
    setRange(null)
    startFromLink(item, range)
  }, [item, range])
}

/** False while hydrating the Worker's HTML, which contains no player and no toasts. */
function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return hydrated
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
