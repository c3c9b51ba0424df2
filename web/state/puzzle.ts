/** Asks for the puzzle from anywhere; its dialog is a lazy chunk. */
import { createDialogRequest } from './dialog-request'

/** `resolve` gets the token of the solved puzzle; null when the user closed it. */
export type PuzzleRequest = { resolve: (token: string | null) => void }

const dialog = createDialogRequest<PuzzleRequest>()
export const usePuzzleRequest = dialog.useRequest

/** Shows the puzzle. */
export function requestPuzzle(): Promise<string | null> {
  closePuzzle(null)
  return new Promise((resolve) => dialog.open({ resolve }))
}

export function closePuzzle(token: string | null): void {
  const request = dialog.get()
  dialog.close()
  request?.resolve(token)
}
