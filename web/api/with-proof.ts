/** Sends a request that needs a fresh sign-in. */
import { AppError } from '../../domain/errors/app-error'
import { requestProof } from '../state/proof'

/** Calls `send`, and again once the user proved who they are if the server asks for it. Closing the dialog keeps the error. */
export async function withProof<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'proof.required' || !(await requestProof()))
      throw error
    return send()
  }
}
