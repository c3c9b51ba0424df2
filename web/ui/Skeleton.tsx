import './Skeleton.css'
import type { CSSProperties, ReactNode } from 'react'
import { useDelay } from './useDelay'

const SHOW_AFTER_MS = 200

/** Waits 200 ms before it shows, so that quick answers do not flicker. `label` says what loads. */
export function Skeleton({ label, children }: { label: string; children: ReactNode }) {
  const visible = useDelay(SHOW_AFTER_MS)
  return (
    <div role="status" aria-label={label} aria-busy="true">
      {visible ? children : null}
    </div>
  )
}

type BoneProps = { width?: string; height?: string; shape?: 'round' | 'strip' }
const SHAPES = { round: 'skel -c', strip: 'skel -w' }

/** One grey bar, circle or strip of a skeleton. */
export function Bone({ width, height, shape }: BoneProps) {
  const size: CSSProperties = { inlineSize: width, blockSize: height }
  return <span className={shape ? SHAPES[shape] : 'skel'} style={size} aria-hidden="true" />
}
