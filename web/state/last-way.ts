/** How somebody last came in on this device, so that it is offered first. */
import type { SignInWay } from '../../domain/people.schema'

const KEY = 'owlcast.way.1'

/** The last way; null where nobody came in here yet, or storage is forbidden. */
export function lastWay(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function rememberWay(way: SignInWay): void {
  try {
    localStorage.setItem(KEY, way)
  } catch {
    // Storage is forbidden or full: the dialog then opens as for somebody new.
  }
}
