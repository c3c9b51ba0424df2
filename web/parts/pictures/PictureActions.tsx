import './PictureActions.css'
import Camera from 'lucide-react/icons/camera'
import { type ReactNode, useId, useRef, useState } from 'react'
import { PICTURE_TYPE_NAMES, type PictureSubject } from '../../../domain/media/picture-rules'
import { getErrorMessage } from '../../api/request-error'
import { Button } from '../../ui/buttons/Button'
import { ErrorText } from '../../ui/text/ErrorText'
import { type PreparedPicture, preparePicture } from './prepare-picture'

type Props = {
  subject: PictureSubject
  texts: { choose: string; remove: string; hint: ReactNode }
  removeIcon: ReactNode
  /** There is a picture to remove. */
  hasPicture: boolean
  /** Ignores presses, while the form is being saved. */
  locked?: boolean
  /** Gets the chosen picture, ready for upload, or null to remove it. */
  onPicture: (picture: PreparedPicture | null) => void
}

/** Chooses a picture from the device and removes it; a file that is no usable picture shows its error. */
export function PictureActions({ subject, texts, removeIcon, hasPicture, locked = false, onPicture }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const choosing = useRef<HTMLButtonElement>(null)
  const hint = useId()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function choose(file: File | undefined) {
    if (!file) return
    setBusy(true)
    setProblem(null)
    try {
      onPicture(await preparePicture(file, subject))
    } catch (error) {
      setProblem(getErrorMessage(error))
    }
    setBusy(false)
  }
  function remove() {
    onPicture(null)
    setProblem(null)
    // The remove button is gone with the picture.
    choosing.current?.focus()
  }
  return (
    <div className="picture-actions row wrap fill">
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPE_NAMES.join()}
        onChange={({ target }) => {
          void choose(target.files?.[0])
          // Resets the input, so that the same file can be chosen again.
          target.value = ''
        }}
      />
      <Button
        ref={choosing}
        tone="line"
        icon={<Camera className="icon" />}
        busy={busy}
        aria-describedby={hint}
        onClick={() => locked || input.current?.click()}
      >
        {texts.choose}
      </Button>
      {hasPicture ? (
        <Button tone="quiet" icon={removeIcon} onClick={() => locked || remove()}>
          {texts.remove}
        </Button>
      ) : null}
      <small id={hint} className="subtle">
        {texts.hint}
      </small>
      {problem ? <ErrorText>{problem}</ErrorText> : null}
    </div>
  )
}
