import { useAtomValue } from 'jotai'
import { endHold, holdAtom } from '../../state/hold'
import { LazyPart } from '../../ui/states/LazyPart'
import { lazyPart } from '../../ui/states/lazy-part'

const HoldScreen = lazyPart(() => import('./HoldScreen'), 'HoldScreen')

/** Shows the recorder of a held record button, over every view. */
export function HoldGate() {
  const hold = useAtomValue(holdAtom)
  if (!hold) return null
  return (
    <LazyPart onLost={endHold}>
      <HoldScreen hold={hold} />
    </LazyPart>
  )
}
