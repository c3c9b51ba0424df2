/** Arranges a graph away from the page, which stays quick meanwhile. One worker for each arrangement. */
import { type Arranged, arrange, type Step, settle } from './arrange'

/** More new posts than this, in proportion, and all of them are arranged anew. */
const FEW = 0.25

addEventListener('message', ({ data }: MessageEvent<Arranged>) => {
  const fresh = data.nodes.filter(({ at }) => at === null).length
  if (fresh <= data.nodes.length * FEW) tell({ share: 1, places: settle(data) })
  else for (const step of arrange(data)) tell(step)
})

function tell(step: Step): void {
  postMessage(step, { transfer: [step.places.buffer] })
}
