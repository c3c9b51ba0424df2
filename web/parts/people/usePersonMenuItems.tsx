import Ban from 'lucide-react/icons/ban'
import Flag from 'lucide-react/icons/flag'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeOff from 'lucide-react/icons/volume-off'
import { PERSON_ACTIONS } from '../../../domain/locales/en/people'
import { useMe } from '../../api/auth/session.queries'
import { openOverlay, type SafetyRequest } from '../../state/overlays'
import type { MenuItem } from '../../ui/overlays/Menu'

type PersonMenuOptions = Pick<SafetyRequest, 'person' | 'post' | 'hello' | 'onBlocked'> & {
  /** The viewer's relation to this person, if known. */
  isMuted?: boolean
  isBlocked?: boolean
}

/** The menu items for another person: report (their hello, too), mute and block. Empty for the viewer. */
export function usePersonMenuItems({
  isMuted = false,
  isBlocked = false,
  hello,
  ...about
}: PersonMenuOptions): MenuItem[] {
  const me = useMe()
  const { id, displayName } = about.person
  if (me?.id === id) return []
  const toReport = (label: string, reported: Partial<SafetyRequest> = {}): MenuItem => ({
    label,
    icon: <Flag className="icon" />,
    run: () => openOverlay('safety', { request: { ...about, ...reported, what: 'report' } }),
  })
  const items = [
    ...(hello ? [toReport(PERSON_ACTIONS.reportHello(displayName), { hello })] : []),
    toReport(about.post ? PERSON_ACTIONS.reportPost : PERSON_ACTIONS.reportPerson(displayName)),
  ]
  if (!me) return items
  const mute = isMuted ? 'unmute' : 'mute'
  const block = isBlocked ? 'unblock' : 'block'
  return [
    ...items,
    {
      label: PERSON_ACTIONS[mute](displayName),
      icon: isMuted ? <Volume2 className="icon" /> : <VolumeOff className="icon" />,
      run: () => openOverlay('safety', { request: { ...about, what: mute } }),
    },
    {
      label: PERSON_ACTIONS[block](displayName),
      icon: <Ban className="icon" />,
      run: () => openOverlay('safety', { request: { ...about, what: block } }),
    },
  ]
}
