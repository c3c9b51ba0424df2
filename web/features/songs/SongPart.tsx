import { hasOwnPrice } from '../../../domain/billing/price'
import { SONG } from '../../../domain/locales/en/record'
import { toSongDetail } from '../../../domain/posts/details'
import { SONG_FIELD_MAX_CHARS } from '../../../domain/songs/songs.limits'
import { useMe } from '../../api/auth/session.queries'
import type { FormPartProps } from '../../drafts/store/form-part'
import { PriceChoice } from '../../parts/billing/PriceChoice'
import { Check } from '../../ui/fields/Check'
import { Field } from '../../ui/fields/Field'

/** The fields of a song: title, author, and the originality confirmation. */
export function SongPart({ mode, form, errors, locked, stage, onEdit }: FormPartProps) {
  const me = useMe()
  const detail = toSongDetail(form.detail)
  const change = (changes: Partial<typeof detail>) => onEdit({ detail: { ...form.detail, ...changes } })
  return (
    <div className="song-part stack">
      {(['songTitle', 'author'] as const).map((name) => (
        <Field key={name} name={name} label={SONG[name]} error={errors[name]}>
          {(control) => (
            <input
              {...control}
              className="input has-recording"
              readOnly={locked}
              value={detail[name]}
              maxLength={SONG_FIELD_MAX_CHARS}
              aria-required
              onChange={({ target: { value } }) =>
                name === 'songTitle'
                  ? onEdit({ detail: { ...form.detail, songTitle: value }, title: value })
                  : change({ author: value })
              }
            />
          )}
        </Field>
      ))}
      <Check
        name="isOriginal"
        checked={detail.isOriginal}
        disabled={locked}
        error={errors.isOriginal}
        onChange={(event) => change({ isOriginal: event.target.checked })}
      >
        {SONG.original}
        <br />
        <small className="dim">{SONG.covers}</small>
      </Check>
      {/* After singing: a price is no condition of recording. */}
      {stage === 'over' && hasOwnPrice(mode, form.parents.length > 0) ? (
        <PriceChoice
          price={form.price}
          isPro={me?.isPro ?? false}
          locked={locked}
          error={errors.price}
          onChange={(price) => onEdit({ price })}
        />
      ) : null}
    </div>
  )
}
