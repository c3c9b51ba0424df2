import { Ban, Flag, Volume2, VolumeOff } from 'lucide-react'
import { useMe } from '../api/session.queries'
import { askForSafety, type SafetyRequest } from '../state/safety'
import { PERSON_ACTIONS } from '../words/safety'
import type { MenuItem } from './Menu'

type About = Pick<SafetyRequest, 'person' | 'post' | 'onBlocked'> & {
  /** The viewer's relation to this person, if known. */
  isMuted?: boolean
  isBlocked?: boolean
}

/** The menu items for another person: report, mute and block. Empty for the viewer. */
export function usePersonItems({ isMuted = false, isBlocked = false, ...about }: About): MenuItem[] {
  const me = useMe()
  const { id, displayName } = about.person
  if (me?.id === id) return []
  const report = about.post ? PERSON_ACTIONS.reportPost : PERSON_ACTIONS.reportPerson(displayName)
  const items: MenuItem[] = [
    { label: report, icon: <Flag className="i" />, run: () => askForSafety({ ...about, what: 'report' }) },
  ]
  if (!me) return items
  const mute = isMuted ? 'unmute' : 'mute'
  const block = isBlocked ? 'unblock' : 'block'
  return [
    ...items,
    {
      label: PERSON_ACTIONS[mute](displayName),
      icon: isMuted ? <Volume2 className="i" /> : <VolumeOff className="i" />,
      run: () => askForSafety({ ...about, what: mute }),
    },
    {
      label: PERSON_ACTIONS[block](displayName),
      icon: <Ban className="i" />,
      run: () => askForSafety({ ...about, what: block }),
    },
  ]
}
