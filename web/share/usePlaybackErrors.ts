import { useEffect } from 'react'
import { describePlaybackError } from '../audio/playback/describe-playback-error'
import { usePlayer } from '../audio/playback/usePlayer'
import { showToast } from '../ui/overlays/toast'

/** Shows playback errors. */
export function usePlaybackErrors(): void {
  const { error, now } = usePlayer()
  useEffect(() => {
    if (error && now)
      void describePlaybackError(error, now).then(({ text }) => showToast({ text, tone: 'bad' }))
  }, [error, now])
}
