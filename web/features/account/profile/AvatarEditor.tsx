import './AvatarEditor.css'
import Camera from 'lucide-react/icons/camera'
import Trash from 'lucide-react/icons/trash'
import { useEffect, useId, useRef, useState } from 'react'
import { AVATAR } from '../../../../domain/locales/en/account'
import { PICTURE_TYPES } from '../../../../domain/media/picture'
import type { AvatarColor } from '../../../../domain/people/avatars'
import { getErrorMessage } from '../../../api/request-error'
import { Avatar } from '../../../parts/people/Avatar'
import { Button } from '../../../ui/buttons/Button'
import { ErrorText } from '../../../ui/text/ErrorText'
import { ColorPicker } from './ColorPicker'
import { preparePicture } from './prepare-picture'

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
  const preview = usePreview(picture)
  const input = useRef<HTMLInputElement>(null)
  const upload = useRef<HTMLButtonElement>(null)
  const hint = useId()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const avatarUrl = picture === undefined ? savedUrl : preview
  async function choose(file: File | undefined) {
    if (!file) return
    setBusy(true)
    setProblem(null)
    try {
      onPicture(await preparePicture(file))
    } catch (error) {
      setProblem(getErrorMessage(error))
    }
    setBusy(false)
  }
  function remove() {
    onPicture(null)
    setProblem(null)
    // The remove button is gone with the picture.
    upload.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside holds the colours
    <div className="avatar-edit stack -beside" role="group" aria-label={AVATAR.group}>
      <Avatar size="xl" person={{ displayName, avatarColor: color, avatarUrl }} />
      <div className="avatar-actions row wrap">
        <input
          ref={input}
          type="file"
          hidden
          accept={Object.keys(PICTURE_TYPES).join()}
          onChange={({ target }) => {
            void choose(target.files?.[0])
            // Resets the input, so that the same file can be chosen again.
            target.value = ''
          }}
        />
        <Button
          ref={upload}
          tone="line"
          icon={<Camera className="icon" />}
          busy={busy}
          aria-describedby={hint}
          onClick={() => input.current?.click()}
        >
          {avatarUrl ? AVATAR.change : AVATAR.upload}
        </Button>
        {avatarUrl ? (
          <Button tone="quiet" icon={<Trash className="icon" />} onClick={remove}>
            {AVATAR.remove}
          </Button>
        ) : null}
        <small id={hint}>{AVATAR.hint}</small>
        {problem ? <ErrorText>{problem}</ErrorText> : null}
      </div>
      <ColorPicker color={color} onChange={onColor} />
    </div>
  )
}

/** An object URL for a picture that is not uploaded yet. */
function usePreview(picture: Blob | null | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!picture) return
    const objectUrl = URL.createObjectURL(picture)
    setUrl(objectUrl)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(objectUrl)
    }
  }, [picture])
  return url
}
