import { Shuffle } from 'lucide-react'
import { useId } from 'react'
import { AVATAR_COLORS, type AvatarColor } from '../../../domain/people'
import { Button } from '../../ui/Button'
import { AVATAR } from '../../words/profile'
import { otherColor } from './draft'

type Props = { color: AvatarColor; onChange: (color: AvatarColor) => void }

/** The ten avatar colours, and a button for a random one. */
export function ColorPicker({ color, onChange }: Props) {
  const id = useId()
  return (
    <fieldset className="swatches">
      <legend>{AVATAR.color}</legend>
      <div>
        {AVATAR_COLORS.map((one) => (
          <label key={one} className={`av-${one}`} title={AVATAR.colors[one]}>
            <input
              type="radio"
              name={id}
              value={one}
              aria-label={AVATAR.colors[one]}
              checked={one === color}
              onChange={() => onChange(one)}
            />
          </label>
        ))}
      </div>
      <Button
        tone="line"
        icon={<Shuffle className="i" />}
        onClick={() => onChange(otherColor(color, Math.random()))}
      >
        {AVATAR.random}
      </Button>
    </fieldset>
  )
}
