import '../../ui/fields/Chip.css'
import './record.css'
import { useEffect, useRef } from 'react'
import { getMode, type Mode } from '../../../domain/kinds'
import { MODE_LABELS } from '../../../domain/locales/en/kinds'
import { RECORD } from '../../../domain/locales/en/record'
import { getKindTheme } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { listModeChoices } from './mode-choices'

type Props = { mode: Mode; locked: boolean; onChange: (mode: Mode) => void }

/** The mode radio buttons. Locked once the microphone is on; unavailable modes are marked. */
export function ModeSelector({ mode, locked, onChange }: Props) {
  const row = useRef<HTMLDivElement>(null)
  // On narrow screens the row scrolls: brings a mode chosen elsewhere into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the checked input is found in the DOM
  useEffect(() => {
    const chosen = row.current?.querySelector(':checked')?.closest('label')
    chosen?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }, [mode])
  return (
    // While locked nothing inside is focusable, but narrow screens still need to scroll it by keyboard.
    <div
      ref={row}
      className="modes wrap"
      role="radiogroup"
      aria-label={RECORD.modes}
      aria-disabled={locked || undefined}
      tabIndex={locked ? 0 : undefined}
    >
      {listModeChoices().map((choice) => {
        const { kind, subtype, accepts } = getMode(choice)
        const { bird, dataKind } = getKindTheme(kind, subtype)
        const ready = accepts.includes('post')
        return (
          <label
            key={choice}
            className="chip"
            data-kind={dataKind}
            title={ready ? undefined : RECORD.comingSoonHint}
          >
            <input
              className="hidden-input"
              type="radio"
              name="mode"
              value={choice}
              checked={MODE_LABELS[choice] === MODE_LABELS[mode]}
              disabled={locked || !ready}
              onChange={() => onChange(choice)}
            />
            <Bird name={bird} />
            {MODE_LABELS[choice]}
            {ready ? null : <span className="coming-soon">{RECORD.comingSoon}</span>}
          </label>
        )
      })}
    </div>
  )
}
