import { formatDate } from '../../../domain/i18n/dates'
import { EDIT } from '../../../domain/locales/en/posts'

const WHEN = { dateStyle: 'medium', timeStyle: 'short' } as const

type Props = {
  /** When it was edited; null for never. */
  at: number | null
  isImported?: boolean | undefined
}

/** Marks an imported and an edited post after its time. */
export function EditedMark({ at, isImported }: Props) {
  return (
    <>
      {isImported ? ` · ${EDIT.imported}` : null}
      {at ? (
        <>
          {' · '}
          <time dateTime={new Date(at).toISOString()} title={formatDate(at, WHEN)}>
            {EDIT.edited}
          </time>
        </>
      ) : null}
    </>
  )
}
