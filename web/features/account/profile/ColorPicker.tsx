import Shuffle from 'lucide-react/icons/shuffle'
import { useId } from 'react'
import { AVATAR } from '../../../../domain/locales/en/account'
import { AVATAR_COLORS, type AvatarColor } from '../../../../domain/people/avatars'
import { Button } from '../../../ui/buttons/Button'
import { pickOtherColor } from './profile-draft'

type Props = { color: AvatarColor; onChange: (color: AvatarColor) => void }

/** The ten avatar colours, and a button for a random one. */
export function ColorPicker({ color, onChange }: Props) {
  const id = useId()
  return (
    <fieldset className="swatches">
      <legend>{AVATAR.color}</legend>
      <div>
        {AVATAR_COLORS.map((option) => (
          <label key={option} className={`av-${option}`} title={AVATAR.colors[option]}>
            <input
              className="hidden-input"
              type="radio"
              name={id}
              value={option}
              aria-label={AVATAR.colors[option]}
              checked={option === color}
              onChange={() => onChange(option)}
            />
          </label>
        ))}
      </div>
      <Button
        tone="line"
        icon={<Shuffle className="icon" />}
        onClick={() => onChange(pickOtherColor(color, Math.random()))}
      >
        {AVATAR.random}
      </Button>
    </fieldset>
  )
}
