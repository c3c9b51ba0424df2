/** The page on which a hello is recorded and saved: the own profile. */
import { goTo } from './view'

/** Opens the own profile with the recording of this draft. */
export function showHello(draftId: string, options: { replace?: boolean } = {}): void {
  goTo('profile', { draft: draftId }, options)
}
