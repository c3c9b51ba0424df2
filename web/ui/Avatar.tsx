import './Avatar.css'
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
      {person.avatarUrl ? <img src={person.avatarUrl} alt="" /> : initialsOf(person.displayName)}
    </span>
  )
}
