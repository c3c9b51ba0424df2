import './ImportsDialog.css'
import { type FormEvent, useState } from 'react'
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
        <ul className="imports" aria-label={IMPORTS.list}>
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
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!prepare.isPending) prepare.mutate(url, { onSuccess: () => setUrl('') })
  }
  return (
    <form className="import-form" onSubmit={submit}>
      <Field
        name="url"
        label={IMPORTS.url}
        hint={IMPORTS.lengths(getMinutes('free'), getMinutes('pro'))}
        error={prepare.error ? getErrorMessage(prepare.error) : null}
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
      <Button type="submit" tone="primary" busy={prepare.isPending}>
        {IMPORTS.read}
      </Button>
    </form>
  )
}
