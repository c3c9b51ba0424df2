import '../../ui/SearchPill.css'
import '../../ui/Check.css'
import '../../ui/Picker.css'
import './ParentPicker.css'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { parentPreview, parentTitle } from '../../../domain/connections'
import { messageOf } from '../../../domain/errors'
import { PARENTS_MAX, SEARCH_QUERY_MAX_CHARS } from '../../../domain/limits'
import { textOf } from '../../api/failure'
import { useCandidates } from '../../api/replies.queries'
import { chosenOf } from '../../audio/chosen'
import type { ChosenParent } from '../../audio/draft-record'
import { LOOKS } from '../../kinds'
import { describeRecording } from '../../state/describe-recording'
import { useSettled } from '../../state/useSettled'
import { Bird } from '../../ui/Bird'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Empty } from '../../ui/Empty'
import { Oops } from '../../ui/Oops'
import { Bone, Skeleton } from '../../ui/Skeleton'
import { PARENTS } from '../../words/replies'

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
    const without = picked.filter(({ id }) => id !== parent.id)
    const tooMany = without.length === picked.length && picked.length >= PARENTS_MAX
    setFull(tooMany)
    if (!tooMany) setPicked(without.length < picked.length ? without : [...picked, parent])
  }
  return (
    <Dialog
      title={PARENTS.heading}
      note={PARENTS.count(picked.length, PARENTS_MAX)}
      width={560}
      onClose={onClose}
      footer={
        <Button tone="primary" disabled={picked.length === 0} onClick={() => onChoose([...picked])}>
          {picked.length === 0 ? PARENTS.confirmNone : PARENTS.confirm(picked.length)}
        </Button>
      }
    >
      <div className="picker">
        <search className="search">
          <Search className="i" aria-hidden="true" />
          <input
            type="search"
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
            {messageOf('post.too_many_parents')}
          </p>
        ) : null}
        <Found typed={typed} picked={picked} onToggle={toggle} />
      </div>
    </Dialog>
  )
}

type FoundProps = { typed: string; picked: readonly ChosenParent[]; onToggle: (parent: ChosenParent) => void }

function Found({ typed, picked, onToggle }: FoundProps) {
  const asked = useSettled(typed.trim())
  const { data, error, isFetching, refetch } = useCandidates(asked)
  if (error && !data) return <Oops text={textOf(error)} busy={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Skeleton label={PARENTS.loading}>
        {[1, 2, 3, 4].map((row) => (
          <Bone key={row} height="60px" />
        ))}
      </Skeleton>
    )
  // Selected posts stay visible while nothing is searched.
  const found = data.map(chosenOf)
  const kept = asked ? [] : picked.filter(({ id }) => !found.some((one) => one.id === id))
  const shown = [...kept, ...found]
  if (shown.length === 0) return <Empty title={asked ? PARENTS.noneFound(asked) : PARENTS.none} />
  return (
    <ul className="opts" aria-busy={isFetching}>
      {shown.map((parent) => (
        <li key={parent.id} data-kind={parent.type}>
          <label className="check">
            <input
              type="checkbox"
              checked={picked.some(({ id }) => id === parent.id)}
              onChange={() => onToggle(parent)}
            />
            <Bird name={LOOKS[parent.type].bird} />
            <span className="tx">
              <strong dir="auto">{parentTitle(parent)}</strong>
              <small dir="auto">{parentPreview(parent)}</small>
              <small>{describeRecording(parent)}</small>
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}
