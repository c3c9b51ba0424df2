import { getMode, type Mode } from '../../../domain/kinds'
import { MODE_LABELS } from '../../../domain/locales/en/kinds'
import { WHERE } from '../../../domain/locales/en/where'
import { getKindTheme } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { Dialog } from '../../ui/overlays/Dialog'
import { getStartLabel } from './labels'
import { listModeChoices } from './mode-choices'

type Props = { mode: Mode; onClose: () => void; onChange: (mode: Mode) => void }

/** The modes on phones, each with what its record button will say. */
export function ModeDialog({ mode, onClose, onChange }: Props) {
  return (
    <Dialog title={WHERE.chooseFirst} onClose={onClose}>
      <p className="dim">{WHERE.chooseFirstHint}</p>
      <ul className="mode-rows option-list stack">
        {listModeChoices().map((choice) => {
          const { kind, subtype } = getMode(choice)
          const { bird, dataKind } = getKindTheme(kind, subtype)
          return (
            <li key={choice}>
              <button
                type="button"
                data-kind={dataKind}
                aria-pressed={MODE_LABELS[choice] === MODE_LABELS[mode]}
                onClick={() => onChange(choice)}
              >
                <Bird name={bird} />
                <span className="mode-name">{MODE_LABELS[choice]}</span>
                <small>{getStartLabel(choice, false)}</small>
              </button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
