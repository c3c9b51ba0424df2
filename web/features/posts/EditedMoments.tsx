import '../../parts/posts/ParentRows.css'
import { useId } from 'react'
import { getPostName } from '../../../domain/locales/en/kinds'
import { PARENTS } from '../../../domain/locales/en/posts'
import type { Moment } from '../../../domain/moments/moments'
import { useParents } from '../../api/posts/parents.queries'
import { KIND_UI } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { MomentToggle } from '../../parts/moments/MomentToggle'
import { Spinner } from '../../ui/states/Spinner'

type Props = {
  postId: string
  /** Those that were changed, by the id of the parent. */
  changed: Readonly<Record<string, Moment | null>>
  locked: boolean
  onChange: (parentId: string, moment: Moment | null) => void
}

/** The moments that a published reply refers to, and their choice. Parents without sound have none. */
export function EditedMoments({ postId, changed, locked, onChange }: Props) {
  const id = useId()
  const { data, isPending, isError } = useParents(postId)
  const parents = data?.items.filter(({ audioUrl }) => audioUrl !== null) ?? []
  // Title and text can be changed without them.
  if (isError || (data && parents.length === 0)) return null
  return (
    <div className="field stack parents">
      <span className="label" id={id}>
        {PARENTS.inReplyTo}
      </span>
      {isPending ? (
        <p role="status">
          <Spinner />
        </p>
      ) : (
        <ul aria-labelledby={id}>
          {parents.map((parent) => {
            const title = getPostName(parent)
            const moment = changed[parent.id]
            return (
              <li key={parent.id} className="row wrap" data-kind={parent.kind}>
                <Bird name={KIND_UI[parent.kind].bird} />
                <span className="ellipsis" dir="auto">
                  {title}
                </span>
                <MomentToggle
                  postId={parent.id}
                  title={title}
                  moment={moment === undefined ? parent.moment : moment}
                  locked={locked}
                  onChange={(to) => onChange(parent.id, to)}
                />
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
