import './MoreOptions.css'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  title: string
  hint: string
  /** Whether they contain text, which is shown then. */
  isFilled?: boolean
  children: ReactNode
}

/** Optional fields, folded. A field that is focused because of its error opens them. */
export function MoreOptions({ title, hint, isFilled = false, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isFilled && ref.current) ref.current.open = true
  }, [isFilled])
  return (
    <details ref={ref} className="more-options">
      <summary>
        <span>
          {title} <small>{hint}</small>
        </span>
        <ChevronDown className="icon" />
      </summary>
      <div className="stack">{children}</div>
    </details>
  )
}
