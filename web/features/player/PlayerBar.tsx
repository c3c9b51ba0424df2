import { lazy, useState } from 'react'
import { usePlayer } from '../../audio/usePlayer'
import { LazyPart } from '../../ui/LazyPart'
import { DialogWaits } from '../../ui/Waits'
import { PLAYER } from '../../words/player'
import { PlayerDock } from './PlayerDock'
import { PreviewOver } from './PreviewOver'
import { authorOf } from './spoken'
import { useTroubleToast } from './useTroubleToast'

const PlayerSheet = lazy(async () => ({ default: (await import('./PlayerSheet')).PlayerSheet }))

/** The docked player, above every view once something was played. */
export function PlayerBar() {
  const { now, heardOut } = usePlayer()
  const [open, setOpen] = useState(false)
  useTroubleToast()
  return (
    <>
      <p className="sr" role="status">
        {now ? PLAYER.announce(now.title, authorOf(now)) : ''}
      </p>
      {heardOut?.price ? <PreviewOver item={heardOut} price={heardOut.price} /> : null}
      {now ? <PlayerDock now={now} onOpen={() => setOpen(true)} /> : null}
      {now && open ? (
        <LazyPart waits={<DialogWaits />} onLost={() => setOpen(false)}>
          <PlayerSheet now={now} onClose={() => setOpen(false)} />
        </LazyPart>
      ) : null}
    </>
  )
}
