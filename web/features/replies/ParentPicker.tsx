import '../../ui/fields/SearchPill.css'
import '../../ui/fields/Check.css'
import '../../ui/fields/Picker.css'
import './ParentPicker.css'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { PARENTS_MAX } from '../../../domain/limits'
import { PARENTS } from '../../../domain/locales/en/posts'
import { formatParentPreview } from '../../../domain/posts/connections'
import { SEARCH_QUERY_MAX_CHARS } from '../../../domain/search/search.limits'
import { useCandidates } from '../../api/posts/replies.queries'
import { toChosenParent } from '../../drafts/store/chosen-parent'
import type { ChosenParent } from '../../drafts/store/draft-record'
import { useDebounced } from '../../hooks/useDebounced'
import { KIND_UI } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { EmptyState } from '../../parts/loading/EmptyState'
import { QueryError } from '../../parts/loading/QueryError'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { describeRecording } from '../../parts/posts/describe-recording'
import { Button } from '../../ui/buttons/Button'
import { Dialog } from '../../ui/overlays/Dialog'

type Props = {
  chosen: readonly ChosenParent[]
  onChoose: (parents: ChosenParent[]) => void
  onClose: () => void
}

/** Selects the parents of a reply: up to five, from twenty candidates at a time (S2.3-58). */
export function ParentPicker({ chosen, onChoose, onClose }: Props) {
  const [picked, setPicked] = useState(chosen)
  const [typed, setTyped] = useState('')
  const [full, setFull] = useState(false)
  function toggle(parent: ChosenParent) {
    const remaining = picked.filter(({ id }) => id !== parent.id)
    const tooMany = remaining.length === picked.length && picked.length >= PARENTS_MAX
    setFull(tooMany)
    if (!tooMany) setPicked(remaining.length < picked.length ? remaining : [...picked, parent])
  }
  return (
    <Dialog
      title={PARENTS.heading}
      note={PARENTS.count(picked.length, PARENTS_MAX)}
      width={560}
      onClose={onClose}
      footer={
        <Button tone="primary" disabled={picked.length === 0} onClick={() => onChoose([...picked])}>
          {picked.length === 0 ? PARENTS.chooseFirst : PARENTS.confirm(picked.length)}
        </Button>
      }
    >
      <div className="picker stack -m">
        <search className="search row">
          <Search className="icon" aria-hidden="true" />
          <input
            type="search"
            className="bare fill"
            data-autofocus
            value={typed}
            maxLength={SEARCH_QUERY_MAX_CHARS}
            placeholder={PARENTS.searchHint}
            aria-label={PARENTS.search}
            onChange={(event) => setTyped(event.target.value)}
          />
        </search>
        {full ? (
          <p className="refused" role="alert">
            {formatErrorMessage('post.too_many_parents')}
          </p>
        ) : null}
        <CandidateList typed={typed} picked={picked} onToggle={toggle} />
      </div>
    </Dialog>
  )
}

type CandidateListProps = {
  typed: string
  picked: readonly ChosenParent[]
  onToggle: (parent: ChosenParent) => void
}

function CandidateList({ typed, picked, onToggle }: CandidateListProps) {
  const query = useDebounced(typed.trim())
  const candidates = useCandidates(query)
  const { data } = candidates
  if (candidates.error && !data) return <QueryError query={candidates} />
  if (!data)
    return (
      <Skeleton label={PARENTS.loading}>
        {[1, 2, 3, 4].map((row) => (
          <SkeletonBlock key={row} height="60px" />
        ))}
      </Skeleton>
    )
  // Selected posts stay visible while nothing is searched.
  const found = data.map(toChosenParent)
  const kept = query ? [] : picked.filter(({ id }) => !found.some((one) => one.id === id))
  const shown = [...kept, ...found]
  if (shown.length === 0) return <EmptyState title={query ? PARENTS.noResults(query) : PARENTS.empty} />
  return (
    <ul className="options divided" aria-busy={candidates.isFetching}>
      {shown.map((parent) => (
        <li key={parent.id} className="row -m" data-kind={parent.type}>
          <label className="check row -m">
            <input
              type="checkbox"
              checked={picked.some(({ id }) => id === parent.id)}
              onChange={() => onToggle(parent)}
            />
            <Bird name={KIND_UI[parent.type].bird} />
            <span className="text-block">
              <strong className="item-title" dir="auto">
                {parent.title}
              </strong>
              <small dir="auto">{formatParentPreview(parent)}</small>
              <small>{describeRecording(parent)}</small>
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}
