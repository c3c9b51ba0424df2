import '../text/ErrorText.css'
import './Check.css'
import { type ComponentProps, type ReactNode, useId } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  children: ReactNode
  error?: string | null
}

/** A checkbox with a label and an error message. */
export function Check({ children, error, ...rest }: Props) {
  const id = useId()
  return (
    <div className="field stack">
      <label className="check row -m">
        <input
          type="checkbox"
          {...rest}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{children}</span>
      </label>
      {error ? (
        <span className="error-text row" id={id} role="alert">
          {error}
        </span>
      ) : null}
    </div>
  )
}
