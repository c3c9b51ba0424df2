import './NoticeRow.css'
import type { ReactNode } from 'react'

type Props = {
  /** The kind whose colour it uses, if any. */
  dataKind?: string | undefined
  /** An icon or picture of the subject. */
  mark: ReactNode
  heading: string
  about: ReactNode
  /** The answer buttons. */
  children: ReactNode
}

/** A row that asks for an answer above every view. Belongs into a list with class `notices`. */
export function NoticeRow({ dataKind, mark, heading, about, children }: Props) {
  return (
    <li className="row wrap" data-kind={dataKind}>
      {mark}
      <span className="text-block">
        <strong>{heading}</strong>
        <small>{about}</small>
      </span>
      <span className="choices wrap">{children}</span>
    </li>
  )
}
