import './record.css'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { getMode, type Mode } from '../../../domain/kinds'
import { MODE_LABELS } from '../../../domain/locales/en/kinds'
import { getKindTheme } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { lazyDialog } from '../../parts/loading/lazy-dialog'
import { ModeSelector } from './ModeSelector'

const ModeDialog = lazyDialog(() => import('./ModeDialog'), 'ModeDialog')

type Props = {
  mode: Mode
  /** Whether the mode was chosen, or is only where it goes by default. */
  isChosen: boolean
  /** True once the microphone is on. */
  locked: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onChange: (mode: Mode) => void
}

/**
 * The choice of a mode before speaking: a row on wide screens; on phones a dialog, which the top bar opens, or the chosen
 * mode.
 */
export function ChooseFirst({ mode, isChosen, locked, isOpen, onOpen, onChange }: Props) {
  const { kind, subtype } = getMode(mode)
  return (
    <>
      <ModeSelector mode={mode} locked={locked} onChange={onChange} />
      {isChosen ? (
        <button
          type="button"
          className="chosen-mode row"
          aria-haspopup="dialog"
          disabled={locked}
          onClick={() => onOpen(true)}
        >
          <Bird name={getKindTheme(kind, subtype).bird} />
          {MODE_LABELS[mode]}
          <ChevronDown className="icon icon-small" />
        </button>
      ) : null}
      {isOpen ? (
        <ModeDialog
          mode={mode}
          onClose={() => onOpen(false)}
          onChange={(chosen) => {
            onOpen(false)
            onChange(chosen)
          }}
        />
      ) : null}
    </>
  )
}
