/** The last sign-in method on this device, which is offered first. */
import type { SignInMethod } from '../../domain/people/people.schema'

const KEY = 'owlcast.way.1'

/** The last method; null on a new device or without storage. */
export function readLastSignInMethod(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function saveLastSignInMethod(way: SignInMethod): void {
  try {
    localStorage.setItem(KEY, way)
  } catch {
    // Without storage, the dialog opens as on a new device.
  }
}
