/** Runs the layout off the main thread. One worker per layout. */
import { type Arranged, arrange, type Step, settle } from './arrange'

/** With a higher share of new posts, the whole graph is laid out again. */
const FEW = 0.25

addEventListener('message', ({ data }: MessageEvent<Arranged>) => {
  const fresh = data.nodes.filter(({ at }) => at === null).length
  if (fresh <= data.nodes.length * FEW) tell({ share: 1, places: settle(data) })
  else for (const step of arrange(data)) tell(step)
})

function tell(step: Step): void {
  postMessage(step, { transfer: [step.places.buffer] })
}
