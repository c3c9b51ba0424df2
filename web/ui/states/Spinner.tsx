import './Spinner.css'

/** A decorative spinner. The parent names in text what is loading. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
