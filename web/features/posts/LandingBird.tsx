import './LandingBird.css'
import { useEffect } from 'react'
import type { Kind } from '../../../domain/kinds'
import { KIND_UI } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { WireLine } from '../../parts/brand/WireLine'
import { clearJustPublished } from './just-published'

/** Events that skip it. */
const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const

/** The bird of a kind lands on a wire above the card of a new post, then both go away. Any input skips it. */
export function LandingBird({ id, kind }: { id: string; kind: Kind }) {
  useEffect(() => {
    const end = () => clearJustPublished(id)
    for (const input of INPUTS) addEventListener(input, end, { passive: true })
    return () => {
      for (const input of INPUTS) removeEventListener(input, end)
      end()
    }
  }, [id])
  return (
    <div
      className="landing"
      data-kind={kind}
      aria-hidden="true"
      onAnimationEnd={(event) => {
        if (event.target === event.currentTarget) clearJustPublished(id)
      }}
    >
      <Bird name={KIND_UI[kind].bird} />
      <WireLine path="M0 4 Q50 18 100 4" />
    </div>
  )
}
