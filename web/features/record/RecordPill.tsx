import './RecordPill.css'
import Mic from 'lucide-react/icons/mic'
import Square from 'lucide-react/icons/square'
import type { ComponentProps } from 'react'
import { Button } from '../../ui/buttons/Button'

type Props = Omit<ComponentProps<typeof Button>, 'tone' | 'icon'> & {
  /** Recording or paused: a press stops. */
  live?: boolean
}

/** The wide record button of recorders inside a page. The tab bar hides its own record button beside it. */
export function RecordPill({ live = false, ...rest }: Props) {
  return (
    <Button
      {...rest}
      tone="record"
      icon={live ? <Square className="icon icon-small" fill="currentColor" /> : <Mic className="icon" />}
    />
  )
}
