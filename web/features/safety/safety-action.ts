/** Mutes, unmutes, blocks or unblocks a person, with a toast. */

import { SAFETY_TOASTS } from '../../../domain/locales/en/people'
import { setOnSafetyList } from '../../api/safety/safety.queries'
import { player } from '../../audio/playback/player'
import { showErrorToast } from '../../parts/loading/error-toast'
import type { SafetyRequest } from '../../state/overlays'
import { showToast } from '../../ui/overlays/toast'

type Person = SafetyRequest['person']
export type SafetyAction = Exclude<SafetyRequest['what'], 'report'>

const SAFETY_ACTIONS = {
  mute: { list: 'mutes', isAdded: true, message: 'muted', undo: 'unmute' },
  unmute: { list: 'mutes', isAdded: false, message: 'unmuted', undo: null },
  block: { list: 'blocks', isAdded: true, message: 'blocked', undo: null },
  unblock: { list: 'blocks', isAdded: false, message: 'unblocked', undo: null },
} as const

/** Runs the action and shows the result. Returns false when it failed. */
export async function applySafetyAction(action: SafetyAction, person: Person): Promise<boolean> {
  const { list, isAdded, message, undo } = SAFETY_ACTIONS[action]
  try {
    await setOnSafetyList(list, person.username, isAdded)
  } catch (error) {
    showErrorToast(error)
    return false
  }
  if (isAdded) player.removeByAuthor(person.id)
  const toastAction = undo && { label: SAFETY_TOASTS.undo, run: () => void applySafetyAction(undo, person) }
  showToast({
    text: SAFETY_TOASTS[message](person.displayName),
    tone: 'ok',
    ...(toastAction ? { action: toastAction } : {}),
  })
  return true
}
