/** What paying does to what is being heard. */
import { openedBy } from '../../audio/playable'
import { player } from '../../audio/player'

/** Opens in the player what was bought, wherever it waits there. */
export function openInPlayer(paidIds: readonly string[]): void {
  if (paidIds.length > 0) player.revise((item) => paidIds.reduce(openedBy, item))
}

/** The same for what was bought just now: what is loaded of it goes on, from where its first seconds ended. */
export function openAndGoOn(paidId: string): void {
  openInPlayer([paidId])
  const { now, state } = player.getSnapshot()
  if (now?.price?.paidId === paidId && state === 'paused') player.play()
}
