import type { ReactNode } from 'react'

type Props = {
  /** What is chosen, or an icon. */
  sign: ReactNode
  /** The visible word; the select has its full name. */
  word: string
  isOn?: boolean
  /** A native select, which lies over all of the place. */
  children: ReactNode
}

/** One of the equal places under the controls of the full player: a sign over its word. */
export function ChoicePlace({ sign, word, isOn = false, children }: Props) {
  return (
    <span className="choice" data-on={isOn || undefined}>
      <span aria-hidden="true">{sign}</span>
      <small aria-hidden="true">{word}</small>
      {children}
    </span>
  )
}
