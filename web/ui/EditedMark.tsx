import { dateText } from '../../domain/dates'
import { EDIT } from '../words/edit'

const WHEN = { dateStyle: 'medium', timeStyle: 'short' } as const

/** Says that its author changed what is said, after the time it was said at. Lists of an older version do not know. */
export function EditedMark({ at }: { at: number | null | undefined }) {
  if (!at) return null
  return (
    <>
      {' · '}
      <time dateTime={new Date(at).toISOString()} title={dateText(at, WHEN)}>
        {EDIT.edited}
      </time>
    </>
  )
}
