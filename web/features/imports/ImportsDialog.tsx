import './ImportsDialog.css'
import { type FormEvent, useState } from 'react'
import { AppError } from '../../../domain/errors/app-error'
import { getEpisodeMode } from '../../../domain/imports/imports'
import { getSecondsLimit } from '../../../domain/kinds'
import { IMPORTS } from '../../../domain/locales/en/imports'
import { PODCAST_URL_MAX_CHARS } from '../../../domain/podcasts/podcasts.limits'
import { useImports, usePrepareImport } from '../../api/imports/imports.queries'
import { getErrorMessage } from '../../api/request-error'
import { QueryError } from '../../parts/loading/QueryError'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { Button } from '../../ui/buttons/Button'
import { Field } from '../../ui/fields/Field'
import { Dialog } from '../../ui/overlays/Dialog'
import { ImportCard } from './ImportCard'

const getMinutes = (plan: 'free' | 'pro') => getSecondsLimit(getEpisodeMode(), plan) / 60

/** Imports of podcasts: a feed to add, and each import with its proof or progress. */
export function ImportsDialog({ onClose }: { onClose: () => void }) {
  const query = useImports()
  const { data, error } = query
  return (
    <Dialog title={IMPORTS.title} width={560} onClose={onClose}>
      <FeedForm />
      <QueryError query={query} />
      {error || data ? null : (
        <Skeleton label={IMPORTS.loading}>
          <SkeletonBlock height="80px" />
        </Skeleton>
      )}
      {data?.items.length === 0 ? <p className="dim">{IMPORTS.none}</p> : null}
      {data && data.items.length > 0 ? (
        <ul className="imports stack -flush" aria-label={IMPORTS.list}>
          {data.items.map((item) => (
            <ImportCard key={item.id} item={item} />
          ))}
        </ul>
      ) : null}
    </Dialog>
  )
}

function FeedForm() {
  const prepare = usePrepareImport()
  const [url, setUrl] = useState('')
  const choices = listChoices(prepare.error)
  function read(address: string) {
    setUrl(address)
    if (!prepare.isPending) prepare.mutate(address, { onSuccess: () => setUrl('') })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    read(url)
  }
  return (
    <form className="import-form stack -m -start" onSubmit={submit}>
      <Field
        name="url"
        label={IMPORTS.url}
        hint={IMPORTS.lengths(getMinutes('free'), getMinutes('pro'))}
        error={
          choices.length > 0 ? IMPORTS.chooseFeed : prepare.error ? getErrorMessage(prepare.error) : null
        }
      >
        {(control) => (
          <input
            {...control}
            type="text"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
            required
            maxLength={PODCAST_URL_MAX_CHARS}
            placeholder="https://"
            dir="ltr"
            value={url}
            onChange={({ target }) => setUrl(target.value)}
          />
        )}
      </Field>
      {choices.length > 0 ? (
        <ul className="import-choices stack -s -start" aria-label={IMPORTS.chooseFeed}>
          {choices.map((address) => (
            <li key={address}>
              <Button tone="line" size="sm" onClick={() => read(address)}>
                <bdi dir="ltr">{address}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <Button type="submit" tone="primary" busy={prepare.isPending}>
        {IMPORTS.read}
      </Button>
    </form>
  )
}

/** The feeds of the page whose address was entered, where it names several. */
function listChoices(error: unknown): string[] {
  const isChoice = error instanceof AppError && error.code === 'import.feed_choice'
  return isChoice
    ? String(error.params?.url ?? '')
        .split(' , ')
        .filter(Boolean)
    : []
}
