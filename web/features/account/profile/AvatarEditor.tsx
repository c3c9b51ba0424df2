import './AvatarEditor.css'
import Trash from 'lucide-react/icons/trash'
import { AVATAR } from '../../../../domain/locales/en/account'
import type { AvatarColor } from '../../../../domain/people/avatars'
import { Avatar } from '../../../parts/people/Avatar'
import { PictureActions } from '../../../parts/pictures/PictureActions'
import { usePicturePreview } from '../../../parts/pictures/usePicturePreview'
import { ColorPicker } from './ColorPicker'

type Props = {
  displayName: string
  color: AvatarColor
  /** The current picture. */
  savedUrl: string | null
  /** The pending change; see `ProfileDraft`. */
  picture: Blob | null | undefined
  onColor: (color: AvatarColor) => void
  onPicture: (picture: Blob | null) => void
}

/** Edits picture and colour with a preview: upload, ten colours, random, remove (S2.3-69). */
export function AvatarEditor({ displayName, color, savedUrl, picture, onColor, onPicture }: Props) {
  const preview = usePicturePreview(picture)
  const avatarUrl = picture === undefined ? savedUrl : preview
  const { change, upload, remove, hint } = AVATAR
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside holds the colours
    <div className="avatar-edit stack -beside" role="group" aria-label={AVATAR.group}>
      <Avatar size="xl" person={{ displayName, avatarColor: color, avatarUrl }} />
      <PictureActions
        subject="avatar"
        texts={{ choose: avatarUrl ? change : upload, remove, hint }}
        removeIcon={<Trash className="icon" />}
        hasPicture={avatarUrl !== null}
        onPicture={(chosen) => onPicture(chosen?.blob ?? null)}
      />
      <ColorPicker color={color} onChange={onColor} />
    </div>
  )
}
