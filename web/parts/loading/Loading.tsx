import './Loading.css'
import { UI } from '../../../domain/locales/en/shell'
import { useDelay } from '../../hooks/useDelay'
import { Spinner } from '../../ui/states/Spinner'
import { Skeleton, SkeletonBlock } from './Skeleton'

/** Long enough that cached or nearby chunks open without it. */
const SHOW_AFTER_MS = 400

/** Placeholder for a view whose chunk is loading. */
export function ViewLoading() {
  return (
    <Skeleton label={UI.loading} retries={false}>
      <div className="view-loading stack" aria-hidden="true">
        <SkeletonBlock width="42%" height="28px" />
        <SkeletonBlock shape="strip" height="56px" />
        <SkeletonBlock width="84%" />
        <SkeletonBlock width="60%" />
      </div>
    </Skeleton>
  )
}

/** Placeholder for a dialog whose chunk is loading. */
export function DialogLoading() {
  const visible = useDelay(SHOW_AFTER_MS)
  return (
    <p className="dialog-loading" role="status">
      {visible ? (
        <span>
          <Spinner /> {UI.loading}
        </span>
      ) : null}
    </p>
  )
}
