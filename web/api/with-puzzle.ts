/** Sends a request that may have to solve a puzzle first, once a network is suspicious. */
import { AppError } from '../../domain/errors/app-error'
import { PUZZLE_HEADER } from '../../domain/site/puzzle'
import { openOverlay } from '../state/overlays'

type Options = { headers: Record<string, string> }

/** Calls `send`, and again with the token of the puzzle if the server asks for one. Closing the puzzle keeps the error. */
export async function withPuzzle<T>(send: (options?: Options) => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'request.puzzle_required') throw error
    const token = await openOverlay('puzzle')
    if (token === undefined) throw error
    return send({ headers: { [PUZZLE_HEADER]: token } })
  }
}
