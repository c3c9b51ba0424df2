import type { SyntheticEvent } from 'react'

/** Hides a picture that fails to load, so that what is drawn below it shows. */
export function hideBrokenImage({ currentTarget }: SyntheticEvent): void {
  // The Worker renders it too, and its types have no elements.
  Reflect.set(currentTarget, 'hidden', true)
}
