import { useEffect, useRef } from 'react'
import { readRecording } from '../../audio/drafts'
import { useClip } from '../../audio/useClip'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/toast'
import { DRAFTS } from '../../words/drafts'

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
