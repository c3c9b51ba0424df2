import './hum.css'
import ChevronsDown from 'lucide-react/icons/chevrons-down'
import Minus from 'lucide-react/icons/minus'
import Pause from 'lucide-react/icons/pause'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { HumLanguage } from '../../../domain/hum/hum'
import { SCRIPT_READER } from '../../../domain/locales/en/record'
import { getDirection } from '../../../domain/text/direction'
import { Button } from '../../ui/buttons/Button'
import { IconButton } from '../../ui/buttons/IconButton'
import { getLineMs, getNextPace, splitLines } from './script-pace'

type Props = {
  script: string
  language: HumLanguage
  /** Whether recording is running: a pause stops the scrolling. */
  moving: boolean
}

/** With reduced motion, lines advance by hand until the user turns scrolling on. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The script as a teleprompter: large, with the current line in the middle. Clicking a line jumps to it. */
export function Reading({ script, language, moving }: Props) {
  const lines = useMemo(() => splitLines(script), [script])
  const [at, setAt] = useState(0)
  const [pace, setPace] = useState(1)
  const [follows, setFollows] = useState(() => !isStill())
  const ref = useRef<HTMLOListElement>(null)
  const line = lines[at]
  useEffect(() => {
    if (!moving || !follows || !line || at === lines.length - 1) return
    const timer = setTimeout(() => setAt(at + 1), getLineMs(line, pace))
    return () => clearTimeout(timer)
  }, [moving, follows, line, at, pace, lines.length])
  useEffect(() => {
    const list = ref.current
    const due = list?.children[at]
    if (!follows || !list || !(due instanceof HTMLElement)) return
    const top = due.offsetTop - (list.clientHeight - due.clientHeight) / 2
    list.scrollTo({ top, behavior: isStill() ? 'instant' : 'smooth' })
  }, [at, follows])
  const byHand = () => setFollows(false)
  return (
    <section className="reading stack -s surface" data-kind="hum" aria-label={SCRIPT_READER.label}>
      <ol
        ref={ref}
        className="scroller"
        lang={language}
        dir={getDirection(lines.map(({ text }) => text).join(' '))}
        onWheel={byHand}
        onTouchMove={byHand}
      >
        {lines.map(({ text, rest }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and may repeat
          <li key={i} className={rest ? '-rest' : undefined} aria-current={i === at || undefined}>
            <button type="button" className={i < at ? 'is-read' : undefined} onClick={() => setAt(i)}>
              {text}
            </button>
          </li>
        ))}
      </ol>
      <div className="pace row wrap -xs">
        <IconButton label={SCRIPT_READER.slower} onClick={() => setPace(getNextPace(pace, -1))}>
          <Minus className="icon" />
        </IconButton>
        <span className="tabular dim">{SCRIPT_READER.speed(Math.round(pace * 100))}</span>
        <IconButton label={SCRIPT_READER.faster} onClick={() => setPace(getNextPace(pace, 1))}>
          <Plus className="icon" />
        </IconButton>
        <Button
          tone="quiet"
          size="sm"
          icon={
            follows ? <Pause className="icon icon-small" /> : <ChevronsDown className="icon icon-small" />
          }
          onClick={() => setFollows(!follows)}
        >
          {follows ? SCRIPT_READER.stopScrolling : SCRIPT_READER.startScrolling}
        </Button>
      </div>
    </section>
  )
}
