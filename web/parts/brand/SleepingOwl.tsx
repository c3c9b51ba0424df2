const INK = '#11181d'

/** The owl with closed eyes: nothing is left to hear. Decorative. */
export function SleepingOwl() {
  return (
    <svg className="bird" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="currentColor"
        d="M2.5 2.9C5.9 3.1 9.4 4.3 12 6.6 14.6 4.3 18.1 3.1 21.5 2.9c.6 2.2.5 4.2 0 6.1.2.9.3 1.9.3 2.9 0 5.9-4.3 10.2-9.8 10.2S2.2 17.8 2.2 11.9c0-1 .1-2 .3-2.9-.5-1.9-.6-3.9 0-6.1Z"
      />
      <path
        fill="none"
        stroke={INK}
        strokeWidth="1.3"
        strokeLinecap="round"
        d="M5.2 11.2c1.2 1.7 4 1.7 5.2 0M13.6 11.2c1.2 1.7 4 1.7 5.2 0"
      />
      <path fill={INK} d="m12 14.2 1.4 2-1.4 2.6-1.4-2.6Z" />
    </svg>
  )
}
