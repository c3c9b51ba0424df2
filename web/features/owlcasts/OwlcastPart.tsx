import './OwlcastPart.css'
import { SlidersHorizontal } from 'lucide-react'
import { useEffect } from 'react'
import { modeOf } from '../../../domain/kinds'
import type { Post } from '../../../domain/posts.schema'
import { shownTags } from '../../../domain/tags'
import { useOwnOwlcasts } from '../../api/new-owlcast'
import { useMe } from '../../api/session.queries'
import type { FormPartProps } from '../../mode-parts'
import { askForOwlcast } from '../../state/new-owlcast'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { INTO } from '../../words/new-owlcast'

type Choice = Pick<Post, 'id' | 'title' | 'tags'>
const FRESH = ''

/** Selects the owlcast to record into: one that the user works on, or a new one. */
export function OwlcastPart({ mode, form, errors, locked, onEdit }: FormPartProps) {
  const me = useMe()
  const own = useOwnOwlcasts(me != null)
  const { refetch } = own
  // The refused owlcast may be deleted, and others may be new.
  useEffect(() => {
    if (errors.owlcast) void refetch()
  }, [errors.owlcast, refetch])
  const chosen = form.owlcast
  // Replies to posts outside of owlcasts go to the thread of their parent.
  if (form.parents.length > 0 && !chosen) return null
  const { kind } = modeOf(mode)
  const listed: Choice[] = (own.data ?? []).filter((owlcast) => owlcast.kind === kind)
  const isListed = listed.some(({ id }) => id === chosen?.id)
  const choices = chosen && !isListed ? [{ ...chosen, tags: [] }, ...listed] : listed
  function choose(owlcast: Choice | undefined) {
    const before = listed.find(({ id }) => id === chosen?.id)
    const untouched = form.tags.trim() === '' || form.tags === tagsFrom(before)
    onEdit({
      owlcast: owlcast ? { id: owlcast.id, title: owlcast.title } : null,
      ...(untouched ? { tags: tagsFrom(owlcast) } : {}),
      // The parents belong to the previous owlcast.
      parents: [],
    })
  }
  async function create() {
    const made = await askForOwlcast(kind, { name: form.title, stay: true })
    if (made) choose(made)
  }
  return (
    <div className="owlcastpart">
      <Field
        name="owlcast"
        label={INTO.label}
        error={errors.owlcast}
        hint={
          own.isError ? INTO.failed : own.isLoading ? INTO.loading : chosen ? INTO.mineHint : INTO.freshHint
        }
      >
        {(control) => (
          <select
            {...control}
            aria-disabled={locked || undefined}
            value={chosen?.id ?? FRESH}
            onChange={(event) => locked || choose(choices.find(({ id }) => id === event.target.value))}
          >
            <option value={FRESH}>{INTO.fresh}</option>
            {choices.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button
        tone="quiet"
        size="sm"
        disabled={locked}
        icon={<SlidersHorizontal className="i i-s" />}
        onClick={() => void create()}
      >
        {INTO.more}
      </Button>
    </div>
  )
}

const tagsFrom = (owlcast: Choice | undefined) => (owlcast ? shownTags(owlcast.tags).join(' ') : '')
