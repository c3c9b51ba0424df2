import './OwlcastPart.css'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useEffect } from 'react'
import { getMode } from '../../../domain/kinds'
import { NEW_OWLCAST, OWLCAST_CHOICE } from '../../../domain/locales/en/record'
import { isPrivateParent } from '../../../domain/posts/form-privacy'
import type { Post } from '../../../domain/posts/posts.schema'
import { formatTags } from '../../../domain/posts/tags'
import { useMe } from '../../api/auth/session.queries'
import { useOwnOwlcasts } from '../../api/owlcasts/owlcasts.queries'
import type { ChosenOwlcast } from '../../drafts/store/draft-record'
import type { FormPartProps } from '../../drafts/store/form-part'
import { openOverlay } from '../../state/overlays'
import { Button } from '../../ui/buttons/Button'
import { Field } from '../../ui/fields/Field'

type Choice = ChosenOwlcast & Pick<Post, 'tags'>
const NEW_OWLCAST_VALUE = ''

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
  const { kind } = getMode(mode)
  const listed: Choice[] = (own.data ?? []).filter((owlcast) => owlcast.kind === kind)
  const current = listed.find(({ id }) => id === chosen?.id)
  // Replies to posts outside of owlcasts go to the thread of their parent.
  if (form.parents.length > 0 && !chosen) return null
  const visibility = chosen?.visibility ?? current?.visibility
  // Deleted, or the user is no longer a collaborator.
  const isLost = chosen !== null && errors.owlcast !== undefined && own.isSuccess && !current
  const choices = chosen && !current ? [{ ...chosen, tags: [] }, ...listed] : listed
  function choose(owlcast: Choice | undefined) {
    const isUntouched = form.tags.trim() === '' || form.tags === joinTags(current)
    onEdit({
      owlcast: owlcast ? toChosenOwlcast(owlcast) : null,
      ...(isUntouched ? { tags: joinTags(owlcast) } : {}),
      // The recordings of the previous owlcast are no parents here. Its author removes a private one.
      parents: form.parents.filter((parent) => isPrivateParent(parent, chosen)),
    })
  }
  async function create() {
    const created = await openOverlay('createOwlcast', {
      request: { kind, name: form.title, staysOnPage: true },
    })
    if (created) choose(created)
  }
  return (
    <div className="owlcast-part stack -s -start">
      <Field
        name="owlcast"
        label={OWLCAST_CHOICE.label}
        error={errors.owlcast}
        note={visibility && NEW_OWLCAST.visibilities[visibility]}
        hint={
          own.isError
            ? OWLCAST_CHOICE.failed
            : own.isLoading
              ? OWLCAST_CHOICE.loading
              : isLost
                ? OWLCAST_CHOICE.lostOwlcastHint
                : chosen
                  ? OWLCAST_CHOICE.existingOwlcastHint
                  : OWLCAST_CHOICE.newOwlcastHint
        }
      >
        {(control) => (
          <select
            {...control}
            aria-disabled={locked || undefined}
            value={chosen?.id ?? NEW_OWLCAST_VALUE}
            onChange={(event) => locked || choose(choices.find(({ id }) => id === event.target.value))}
          >
            <option value={NEW_OWLCAST_VALUE}>{OWLCAST_CHOICE.newOwlcast}</option>
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
        icon={<SlidersHorizontal className="icon icon-small" />}
        onClick={() => void create()}
      >
        {OWLCAST_CHOICE.moreOptions}
      </Button>
    </div>
  )
}

const toChosenOwlcast = ({ id, title, visibility }: Choice): ChosenOwlcast => ({ id, title, visibility })
const joinTags = (owlcast: Choice | undefined) => (owlcast ? formatTags(owlcast.tags).join(' ') : '')
