/** Runs the layout off the main thread. One worker per layout. */
import { computeLayout, type LayoutInput, type LayoutStep, placeNewNodes } from './layout'

/** With a higher share of new posts, the whole graph is laid out again. */
const MAX_NEW_SHARE = 0.25

addEventListener('message', ({ data }: MessageEvent<LayoutInput>) => {
  const newCount = data.nodes.filter(({ at }) => at === null).length
  if (newCount <= data.nodes.length * MAX_NEW_SHARE) postStep({ share: 1, positions: placeNewNodes(data) })
  else for (const step of computeLayout(data)) postStep(step)
})

function postStep(step: LayoutStep): void {
  postMessage(step, { transfer: [step.positions.buffer] })
}
