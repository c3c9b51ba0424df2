import { EDIT } from '../words/edit'

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** Says that its author changed what is said, after the time it was said at. Lists of an older version do not know. */
export function EditedMark({ at }: { at: number | null | undefined }) {
  if (!at) return null
  return (
    <>
      {' · '}
      <time dateTime={new Date(at).toISOString()} title={WHEN.format(at)}>
        {EDIT.edited}
      </time>
    </>
  )
}
