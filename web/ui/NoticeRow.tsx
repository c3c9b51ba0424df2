import './NoticeRow.css'
import type { ReactNode } from 'react'

type Props = {
  /** Whose colour it has inside. */
  dataKind: string
  /** Who or what it is about. */
  mark: ReactNode
  heading: string
  about: ReactNode
  /** The buttons that answer it. */
  children: ReactNode
}

/** What asks for an answer above every view, in a list of class `notices`. */
export function NoticeRow({ dataKind, mark, heading, about, children }: Props) {
  return (
    <li data-kind={dataKind}>
      {mark}
      <span className="about">
        <strong>{heading}</strong>
        <small>{about}</small>
      </span>
      <span className="choices">{children}</span>
    </li>
  )
}
