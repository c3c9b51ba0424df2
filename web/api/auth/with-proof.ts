/** Sends a request that needs a fresh sign-in. */
import { AppError } from '../../../domain/errors/app-error'
import { openOverlay } from '../../state/overlays'

/**
 * Calls `send`, and again once the user proved who they are if the server asks for it. Rejects with an `AbortError`
 * when they close the dialog: nothing has happened, and nothing is to be said.
 */
export async function withProof<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'proof.required') throw error
    if (!(await openOverlay('proof')))
      throw new DOMException('The user did not prove who they are.', 'AbortError')
    return send()
  }
}
