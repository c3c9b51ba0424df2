import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { PLAYER } from '../../../domain/locales/en/posts'
import { usePlayer } from '../../audio/playback/usePlayer'
import { DialogLoading } from '../../parts/queries/Loading'
import { holdAtom } from '../../state/hold'
import { closePlayerSheet, openPlayerSheet, usePlayerSheet } from '../../state/player-sheet'
import { showToast } from '../../ui/overlays/toast'
import { LazyPart } from '../../ui/states/LazyPart'
import { lazyPart } from '../../ui/states/lazy-part'
import { PlayerDock } from './PlayerDock'
import { PreviewEnded } from './PreviewEnded'
import { formatPlayerAuthor } from './player-author'
import { useFollowPlaying } from './useFollowPlaying'
import { usePlaybackErrorToast } from './usePlaybackErrorToast'

const PlayerSheet = lazyPart(() => import('./PlayerSheet'), 'PlayerSheet')

/** The docked player, above every view once something was played. */
export function PlayerBar() {
  const { now, previewEnded, finished } = usePlayer()
  const sheet = usePlayerSheet()
  // The sheet would lie over a reply that a headset button starts.
  const isHeld = useAtomValue(holdAtom) !== null
  // The next item does not open it again.
  useEffect(() => closePlayerSheet, [])
  usePlaybackErrorToast()
  useFollowPlaying(now?.id ?? null)
  useEffect(() => {
    if (finished) showToast({ text: PLAYER.ended })
  }, [finished])
  return (
    <>
      <p className="visually-hidden" role="status">
        {now ? PLAYER.announce(now.title, formatPlayerAuthor(now)) : ''}
      </p>
      {previewEnded?.price ? <PreviewEnded item={previewEnded} price={previewEnded.price} /> : null}
      {now ? <PlayerDock now={now} onOpen={() => openPlayerSheet({ atWords: false })} /> : null}
      {now && sheet && !isHeld ? (
        <LazyPart fallback={<DialogLoading />} onLost={closePlayerSheet}>
          <PlayerSheet now={now} atWords={sheet.atWords} onClose={closePlayerSheet} />
        </LazyPart>
      ) : null}
    </>
  )
}
