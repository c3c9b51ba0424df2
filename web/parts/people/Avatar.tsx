import './Avatar.css'
import { type AvatarColor, getInitials } from '../../../domain/people/avatars'
import { hideBrokenImage } from '../../ui/media/hide-broken-image'

type Props = {
  person: { displayName: string; avatarUrl: string | null; avatarColor: AvatarColor }
  /** 26, 32, 40 (the default), 48, 64 or 96 pixels. */
  size?: 'xs' | 's' | 'm' | 'xl'
}

/**
 * The picture or initials of a person. Hidden from screen readers because the name is shown beside it; drawn by the style
 * sheet, so that initials are no part of a button's visible label.
 */
export function Avatar({ person, size }: Props) {
  const classes = `avatar disc av-${person.avatarColor}${size ? ` -${size}` : ''}`
  return (
    <span className={classes} data-initials={getInitials(person.displayName)} aria-hidden="true">
      {person.avatarUrl ? (
        <img
          key={person.avatarUrl}
          src={person.avatarUrl}
          alt=""
          decoding="async"
          onError={hideBrokenImage}
        />
      ) : null}
    </span>
  )
}
