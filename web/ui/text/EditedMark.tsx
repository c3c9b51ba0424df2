import { formatDate } from '../../../domain/i18n/dates'
import { EDIT } from '../../../domain/locales/en/posts'

const WHEN = { dateStyle: 'medium', timeStyle: 'short' } as const

/** Marks an edited post after its time. `at` is undefined in lists cached by an older version. */
export function EditedMark({ at }: { at: number | null | undefined }) {
  if (!at) return null
  return (
    <>
      {' · '}
      <time dateTime={new Date(at).toISOString()} title={formatDate(at, WHEN)}>
        {EDIT.edited}
      </time>
    </>
  )
}
