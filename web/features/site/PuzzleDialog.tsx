import { useEffect, useEffectEvent } from 'react'
import { PUZZLE } from '../../../domain/locales/en/site'
import { PUZZLE_MESSAGE, PUZZLE_PATH } from '../../../domain/site/puzzle'
import { Dialog } from '../../ui/overlays/Dialog'

/** High enough for the widget of Turnstile, and for the stand-in on a narrow phone with large text. */
const FRAME_STYLE = { inlineSize: '100%', blockSize: 150, marginBlockStart: 12, border: 0 }

/** The puzzle in a frame of our own origin, which sends its token. */
export function PuzzleDialog({ onClose }: { onClose: (token?: string) => void }) {
  const onSolved = useEffectEvent(onClose)
  useEffect(() => {
    function receive({ origin, data }: MessageEvent) {
      if (origin === location.origin && data?.type === PUZZLE_MESSAGE && typeof data.token === 'string')
        onSolved(data.token)
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [])
  return (
    <Dialog title={PUZZLE.title} onClose={() => onClose()}>
      <p className="dim">{PUZZLE.text}</p>
      <iframe style={FRAME_STYLE} src={PUZZLE_PATH} title={PUZZLE.frame} />
    </Dialog>
  )
}
