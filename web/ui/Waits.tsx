import './Waits.css'
import { UI } from '../words/ui'
import { Bone, Skeleton } from './Skeleton'
import { Spinner } from './Spinner'
import { useDelay } from './useDelay'

/** Long enough that what is on the device, or near, opens without it. */
const SHOW_AFTER_MS = 400

/** In place of a view whose script is on its way. */
export function ViewWaits() {
  return (
    <Skeleton label={UI.loading} retries={false}>
      <div className="viewwaits" aria-hidden="true">
        <Bone width="42%" height="28px" />
        <Bone shape="strip" height="56px" />
        <Bone width="84%" />
        <Bone width="60%" />
      </div>
    </Skeleton>
  )
}

/** In place of a dialog whose script is on its way: the press was noticed. */
export function DialogWaits() {
  const visible = useDelay(SHOW_AFTER_MS)
  return (
    <p className="dialogwaits" role="status">
      {visible ? (
        <span>
          <Spinner /> {UI.loading}
        </span>
      ) : null}
    </p>
  )
}
