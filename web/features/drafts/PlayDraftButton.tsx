import { useEffect, useRef } from 'react'
import { DRAFTS } from '../../../domain/locales/en/record'
import { useClip } from '../../audio/playback/useClip'
import { readRecording } from '../../drafts/store/drafts'
import { Button } from '../../ui/buttons/Button'
import { showToast } from '../../ui/overlays/toast'

/** Plays a saved recording without opening it. */
export function PlayDraftButton({ id }: { id: string }) {
  const [clip, { state }] = useClip()
  const made = useRef('')
  useEffect(() => () => URL.revokeObjectURL(made.current), [])

  async function load(): Promise<string> {
    const recording = await readRecording(id)
    if (!recording) {
      showToast({ text: DRAFTS.readFailed, tone: 'bad' })
      throw new Error(`The sound of ${id} is gone.`)
    }
    URL.revokeObjectURL(made.current)
    made.current = URL.createObjectURL((await recording.encode()).blob)
    return made.current
  }
  return (
    <Button size="sm" busy={state === 'loading'} onClick={() => void clip.toggle(id, load)}>
      {state === 'playing' ? DRAFTS.stop : DRAFTS.listen}
    </Button>
  )
}
