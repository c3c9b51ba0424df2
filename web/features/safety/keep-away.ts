/** Mutes, unmutes, blocks or unblocks a person, with a toast. */
import { textOf } from '../../api/failure'
import { keepOn } from '../../api/safety.queries'
import { player } from '../../audio/player'
import type { SafetyRequest } from '../../state/safety'
import { toast } from '../../ui/toast'
import { SAFETY_TOASTS } from '../../words/safety'

type Person = SafetyRequest['person']
export type Way = Exclude<SafetyRequest['what'], 'report'>

const WAYS = {
  mute: { ties: 'mutes', on: true, said: 'muted', undo: 'unmute' },
  unmute: { ties: 'mutes', on: false, said: 'unmuted', undo: null },
  block: { ties: 'blocks', on: true, said: 'blocked', undo: null },
  unblock: { ties: 'blocks', on: false, said: 'unblocked', undo: null },
} as const

/** Runs the action and shows the result. Returns false when it failed. */
export async function keepAway(way: Way, person: Person): Promise<boolean> {
  const { ties, on, said, undo } = WAYS[way]
  try {
    await keepOn(ties, person.username, on)
  } catch (error) {
    toast({ text: textOf(error), tone: 'bad' })
    return false
  }
  if (on) player.silence(person.id)
  const action = undo && { label: SAFETY_TOASTS.undo, run: () => void keepAway(undo, person) }
  toast({ text: SAFETY_TOASTS[said](person.displayName), tone: 'ok', ...(action ? { action } : {}) })
  return true
}
