import './Skeleton.css'
import type { CSSProperties, ReactNode } from 'react'
import { UI } from '../../../domain/locales/en/shell'
import { retryPending } from '../../api/query-client'
import { useDelay } from '../../hooks/useDelay'
import { Button } from '../../ui/buttons/Button'

const SHOW_AFTER_MS = 200
const SLOW_AFTER_MS = 6000

type Props = {
  label: string
  children: ReactNode
  /** Whether a retry button makes sense for what is loading. */
  retries?: boolean
}

/**
 * A loading placeholder that appears after 200 ms, so that fast responses do not flicker. After 6 s it offers a retry.
 * `label` names what is loading.
 */
export function Skeleton({ label, children, retries = true }: Props) {
  const visible = useDelay(SHOW_AFTER_MS)
  const slow = useDelay(SLOW_AFTER_MS)
  return (
    <div role="status" aria-label={label} aria-busy="true">
      {slow ? (
        <div className="slow row wrap">
          <p>{UI.slow}</p>
          {retries ? (
            <Button tone="line" size="sm" onClick={retryPending}>
              {UI.retry}
            </Button>
          ) : null}
        </div>
      ) : null}
      {visible ? children : null}
    </div>
  )
}

type BlockProps = { width?: string; height?: string; shape?: 'round' | 'strip' }
const SHAPES = { round: 'skel -c', strip: 'skel -w' }

/** A grey bar, circle or strip of a skeleton. */
export function SkeletonBlock({ width, height, shape }: BlockProps) {
  const size: CSSProperties = { inlineSize: width, blockSize: height }
  return <span className={shape ? SHAPES[shape] : 'skeleton'} style={size} aria-hidden="true" />
}
