import { Bird } from '../../parts/brand/Bird'
import { Avatar } from '../../parts/people/Avatar'
import type { TargetLook, WireTarget } from './wire-targets'

/** What sits on the wire: a bird, a face, or the sign for someone else. */
export function TargetFace({ target, look }: { target: WireTarget; look: TargetLook }) {
  if (target.by === 'person') return <Avatar person={target.person} />
  if (target.by === 'mode') return <Bird name={look.bird} />
  return (
    <span className="no-face disc">
      <Bird name={look.bird} />
    </span>
  )
}
