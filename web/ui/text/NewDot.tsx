import './NewDot.css'
import { UI } from '../../../domain/locales/en/shell'

/** Marks something new without counting it. Screen readers hear the word. */
export function NewDot() {
  return (
    <span className="new-dot">
      <span className="visually-hidden">{UI.isNew}</span>
    </span>
  )
}
