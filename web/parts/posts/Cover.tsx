import './Cover.css'
import type { Kind } from '../../../domain/kinds'

type Props = { id: string; kind: Kind; title: string }

const COUNT = 5

function Drawing({ at }: { at: number }) {
  switch (at) {
    case 0:
      return (
        <>
          <path d="M0 92c18-14 30-14 50 0s32 14 50 0 20-12 30-8v56H0Z" />
          <path d="M0 112c18-10 30-10 50 0s32 10 50 0 20-8 30-6v34H0Z" opacity=".55" />
        </>
      )
    case 1:
      return (
        <>
          <path d="M0 104c22-34 46-34 64-10s34 6 56-18v64H0Z" />
          <circle cx="90" cy="54" r="13" opacity=".7" />
        </>
      )
    case 2:
      return <path d="M96 26a34 34 0 1 1-40 46 30 30 0 0 0 40-46Z" />
    case 3:
      return <circle cx="74" cy="84" r="40" />
    default:
      return (
        <>
          <path d="M-4 74C36 96 84 96 124 74" fill="none" stroke="currentColor" strokeWidth="3" />
          <circle cx="36" cy="80" r="10" />
          <circle cx="62" cy="84" r="13" />
          <circle cx="90" cy="79" r="8" />
        </>
      )
  }
}

/** A drawn cover: two tones of the kind, a drawing by the id, and the title. Its link has the title for screen readers. */
export function Cover({ id, kind, title }: Props) {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return (
    <span className="drawn-cover" data-kind={kind} aria-hidden="true">
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <Drawing at={sum % COUNT} />
      </svg>
      <b dir="auto">{title}</b>
    </span>
  )
}
