/** The owl logo. `--owl` changes its colour. Decorative: the name is shown beside it. */

const GOLD = 'var(--owl, light-dark(#e0a92a, #f2c34f))'
const INK = '#12191f'

export function Logo() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path
        fill={GOLD}
        d="M6.5 7.5C15.5 8 25 11.3 32 17.5 39 11.3 48.5 8 57.5 7.5c1.4 5.6 1.3 11-.1 16 .6 2.6.9 5.3.9 8.1C58.3 47.4 46.6 59 32 59S5.7 47.4 5.7 31.6c0-2.8.3-5.5.9-8.1-1.4-5-1.5-10.4-.1-16Z"
      />
      <circle cx="20.6" cy="30.5" r="10.6" fill={INK} />
      <circle cx="43.4" cy="30.5" r="10.6" fill={INK} />
      <circle cx="20.6" cy="30.5" r="5" fill={GOLD} />
      <path fill={GOLD} d="M40 25.7v9.6a1 1 0 0 0 1.51.86l8-4.8a1 1 0 0 0 0-1.72l-8-4.8a1 1 0 0 0-1.51.86Z" />
      <path fill={INK} d="m32 38.5 3.7 5.2L32 50.5l-3.7-6.8Z" />
    </svg>
  )
}
