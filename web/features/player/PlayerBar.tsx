import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { PLAYER } from '../../../domain/locales/en/player'
import { usePlayer } from '../../audio/playback/usePlayer'
import { lazyDialog } from '../../parts/loading/lazy-dialog'
import { holdAtom } from '../../state/hold'
import { closeOverlay, openOverlay, useOverlays } from '../../state/overlays'
import { showToast } from '../../ui/overlays/toast'
import { PlayerDock } from './PlayerDock'
import { PreviewEnded } from './PreviewEnded'
import { formatPlayerAuthor } from './player-author'
import { useFollowPlaying } from './useFollowPlaying'
import { usePlaybackErrorToast } from './usePlaybackErrorToast'

const PlayerSheet = lazyDialog(() => import('./PlayerSheet'), 'PlayerSheet')

/** The docked player, above every view once something was played. */
export function PlayerBar() {
  const { now, previewEnded, finished } = usePlayer()
  const sheet = useOverlays().player
  // The sheet would lie over a reply that a headset button starts.
  const isHeld = useAtomValue(holdAtom) !== null
  // The next item does not open it again.
  useEffect(() => () => closeOverlay('player'), [])
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
      {now ? <PlayerDock now={now} onOpen={() => openOverlay('player', { atWords: false })} /> : null}
      {now && sheet && !isHeld ? (
        <PlayerSheet now={now} atWords={sheet.props.atWords} onClose={sheet.close} />
      ) : null}
    </>
  )
}
