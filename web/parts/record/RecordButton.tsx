import './RecordButton.css'
import Mic from 'lucide-react/icons/mic'
import Square from 'lucide-react/icons/square'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'button'>, 'className' | 'aria-label'> & { label: string; live?: boolean }

/** The round record button, the only red button of the app. Shows a square while recording. */
export function RecordButton({ label, live, ...rest }: Props) {
  return (
    <button type="button" {...rest} className="record-button disc" aria-label={label}>
      {live ? <Square className="icon i-square" /> : <Mic className="icon" />}
    </button>
  )
}
