import './Cover.css'
import Undo from 'lucide-react/icons/undo-2'
import { AVATAR } from '../../../domain/locales/en/account'
import { COVER } from '../../../domain/locales/en/record'
import { COVER_SIDE_PX } from '../../../domain/media/picture-rules'
import type { Post } from '../../../domain/posts/posts.schema'
import { PictureActions } from '../pictures/PictureActions'
import type { PreparedPicture } from '../pictures/prepare-picture'
import { usePicturePreview } from '../pictures/usePicturePreview'
import { Cover } from './Cover'

/** A change that is not saved yet: undefined keeps the cover, null is the drawn one. */
export type CoverChange = PreparedPicture | null | undefined

type Props = {
  /** The owlcast as it is being edited, with its saved cover. */
  post: Post
  change: CoverChange
  locked: boolean
  onChange: (change: CoverChange) => void
}

/** Edits the cover of an owlcast: the one it will have, a picture for it, and back to the drawn one. */
export function CoverField({ post, change, locked, onChange }: Props) {
  const preview = usePicturePreview(change?.blob)
  const chosen = change && preview ? { url: preview, side: change.side } : undefined
  const cover = change === undefined ? post.cover : chosen
  const isSmall = cover !== undefined && cover.side < COVER_SIDE_PX
  return (
    <fieldset className="cover-field row -m" aria-label={COVER.group}>
      <Cover post={{ ...post, cover }} />
      <PictureActions
        subject="cover"
        texts={{
          choose: COVER.choose,
          remove: COVER.useDrawn,
          hint: (
            <>
              {AVATAR.hint}
              <span aria-live="polite">{isSmall ? ` ${COVER.small(COVER_SIDE_PX)}` : ''}</span>
            </>
          ),
        }}
        removeIcon={<Undo className="icon" />}
        hasPicture={cover !== undefined}
        locked={locked}
        // Without a saved picture, the drawn cover only discards the new one.
        onPicture={(picture) => onChange(picture ?? (post.cover ? null : undefined))}
      />
    </fieldset>
  )
}
