/** The last sign-in method on this device, which is offered first. */
import type { SignInMethod } from '../../domain/people/people.schema'
import { readStoredText, writeStored } from './stored'

const KEY = 'owlcast.way.1'

/** The last method; null on a new device or without storage. */
export function readLastSignInMethod(): string | null {
  return readStoredText('local', KEY)
}

export function saveLastSignInMethod(way: SignInMethod): void {
  writeStored('local', KEY, way)
}
