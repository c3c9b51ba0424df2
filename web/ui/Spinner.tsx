import './Spinner.css'

/** A turning ring. Decoration: whoever uses it says in words what is being waited for. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
