import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import UserX from 'lucide-react/icons/user-x'
import type { ShownPeer } from '../../../domain/people/author.schema'
import { Avatar } from '../../parts/people/Avatar'
import { hasLeft } from './conversation-text'

/** The peer's picture, or an icon: phone or email for an address, a crossed-out user for a deleted account. */
export function PeerAvatar({ peer, size }: { peer: ShownPeer; size?: 'xs' | 'm' }) {
  if (peer.person) return <Avatar person={peer.person} size={size} />
  const Icon = hasLeft(peer) ? UserX : peer.key.startsWith('phone:') ? Phone : Mail
  return (
    <span className={size ? `avatar disc av-grey -${size}` : 'avatar disc av-grey'} aria-hidden="true">
      <Icon className="icon" />
    </span>
  )
}
