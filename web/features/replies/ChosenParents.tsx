import '../../parts/posts/ParentRows.css'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { PARENTS_MAX } from '../../../domain/limits'
import { CONNECTION_LABELS, PARENTS, REPLY_GONE } from '../../../domain/locales/en/posts'
import { CONNECTION_TYPES, isConnectionType } from '../../../domain/posts/connections'
import type { ChosenParent } from '../../drafts/store/draft-record'
import { KIND_UI } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { MomentToggle } from '../../parts/moments/MomentToggle'
import { Button } from '../../ui/buttons/Button'
import { IconButton } from '../../ui/buttons/IconButton'
import { ErrorText } from '../../ui/text/ErrorText'

type Props = {
  parents: readonly ChosenParent[]
  /** True while it is being published. */
  locked: boolean
  error?: string
  /** The parent that cannot be removed: the card it is recorded under. */
  fixedId?: string
  /** Those that were deleted or have expired. */
  goneIds?: ReadonlySet<string>
  /** Whether the last one can be removed, too. */
  isEmptyAllowed?: boolean
  onChange: (parents: ChosenParent[]) => void
  onPick: () => void
}

/** The parents of a reply and their connection types. */
export function ChosenParents({
  parents,
  locked,
  error,
  fixedId,
  goneIds,
  isEmptyAllowed = false,
  onChange,
  onPick,
}: Props) {
  const id = useId()
  const only = parents.length === 1 && !isEmptyAllowed
  return (
    <div className="field stack parents">
      <span className="label" id={id}>
        {PARENTS.inReplyTo}
        <span className="field-note tabular">{PARENTS.count(parents.length, PARENTS_MAX)}</span>
      </span>
      {parents.length > 0 ? (
        <ul aria-labelledby={id}>
          {parents.map((parent) => (
            <li key={parent.id} className="row wrap" data-kind={parent.type}>
              <Bird name={KIND_UI[parent.type].bird} />
              <span className="ellipsis" aria-live="polite">
                <bdi>{goneIds?.has(parent.id) ? REPLY_GONE.post : parent.title}</bdi>
              </span>
              <select
                aria-label={PARENTS.connectionLabel(parent.title)}
                value={parent.connection}
                disabled={locked}
                onChange={({ target: { value } }) => {
                  if (isConnectionType(value))
                    onChange(parents.map((one) => withConnection(one, parent.id, value)))
                }}
              >
                {CONNECTION_TYPES.map((type) => (
                  <option key={type} value={type}>
                    {CONNECTION_LABELS[type]}
                  </option>
                ))}
              </select>
              {only || parent.id === fixedId ? null : (
                <IconButton
                  label={PARENTS.remove(parent.title)}
                  disabled={locked}
                  onClick={() => onChange(parents.filter((one) => one.id !== parent.id))}
                >
                  <X className="icon" />
                </IconButton>
              )}
              {parent.seconds && !goneIds?.has(parent.id) ? (
                <MomentToggle
                  postId={parent.id}
                  title={parent.title}
                  moment={parent.moment ?? null}
                  locked={locked}
                  onChange={(moment) =>
                    onChange(parents.map((one) => (one.id === parent.id ? { ...one, moment } : one)))
                  }
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {error ? <ErrorText>{error}</ErrorText> : null}
      <Button
        tone="line"
        size="sm"
        name="parents"
        icon={<Plus className="icon icon-small" />}
        disabled={locked}
        onClick={onPick}
      >
        {parents.length > 0 ? PARENTS.addMore : PARENTS.add}
      </Button>
    </div>
  )
}

function withConnection(one: ChosenParent, id: string, connection: ChosenParent['connection']): ChosenParent {
  return one.id === id ? { ...one, connection } : one
}
