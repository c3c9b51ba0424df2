import './Avatar.css'
import type { SyntheticEvent } from 'react'
import { type AvatarColor, initialsOf } from '../../domain/people'

type Props = {
  person: { displayName: string; avatarUrl: string | null; avatarColor: AvatarColor }
  /** 26, 32, 40 (none given), 48, 64 or 96 pixels. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
}

/** A person's picture or initials. The name stands beside it, so it is hidden from screen readers. */
export function Avatar({ person, size }: Props) {
  const classes = `avatar av-${person.avatarColor}${size ? ` -${size}` : ''}`
  return (
    <span className={classes} aria-hidden="true">
      {initialsOf(person.displayName)}
      {person.avatarUrl ? (
        <img key={person.avatarUrl} src={person.avatarUrl} alt="" decoding="async" onError={hide} />
      ) : null}
    </span>
  )
}

/** Where a picture does not come, the initials under it show. */
function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.hidden = true
}
