import { closePuzzle, usePuzzleRequest } from '../../state/puzzle'
import { PuzzleDialog } from './PuzzleDialog'

/** Opens the puzzle on request. Mount once. */
export function PuzzleGate() {
  const request = usePuzzleRequest()
  return request ? <PuzzleDialog onToken={closePuzzle} /> : null
}
