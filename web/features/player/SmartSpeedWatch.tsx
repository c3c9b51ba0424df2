import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { player } from '../../audio/playback/player'
import { startSmartSpeed } from '../../audio/playback/smart-speed'
import { savedSecondsAtom, smartSpeedAtom } from './smart-speed'

/** Plays pauses faster while the setting is on, and adds up what that saves. */
export function SmartSpeedWatch() {
  const isOn = useAtomValue(smartSpeedAtom)
  const setSaved = useSetAtom(savedSecondsAtom)
  useEffect(() => {
    if (!isOn) return
    return startSmartSpeed(player, (seconds) => setSaved((before) => before + seconds))
  }, [isOn, setSaved])
  return null
}
