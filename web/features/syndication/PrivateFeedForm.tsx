import { useState } from 'react'
import { SUBSCRIBE } from '../../../domain/locales/en/syndication'
import type { SyndicationTarget } from '../../../domain/syndication/syndication'
import { PRIVATE_FEED_NAME_MAX_CHARS } from '../../../domain/syndication/syndication.limits'
import { useCreatePrivateFeed } from '../../api/syndication/private-feeds.queries'
import { showErrorToast } from '../../parts/loading/error-toast'
import { Button } from '../../ui/buttons/Button'
import { Field } from '../../ui/fields/Field'

type Props = { target: SyndicationTarget; onCreated: (url: string) => void }

/** Makes a private address for one app. */
export function PrivateFeedForm({ target, onCreated }: Props) {
  const [name, setName] = useState('')
  const create = useCreatePrivateFeed()
  return (
    <details>
      <summary>{SUBSCRIBE.private}</summary>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() === '' || create.isPending) return
          create.mutate(
            { name: name.trim(), feed: target },
            {
              onSuccess: ({ url }) => onCreated(url),
              onError: showErrorToast,
            },
          )
        }}
      >
        <p className="dim">{SUBSCRIBE.privateHint}</p>
        <Field name="name" label={SUBSCRIBE.appName} hint={SUBSCRIBE.appNameHint}>
          {(control) => (
            <input
              {...control}
              value={name}
              maxLength={PRIVATE_FEED_NAME_MAX_CHARS}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" tone="primary" busy={create.isPending} disabled={name.trim() === ''}>
          {SUBSCRIBE.create}
        </Button>
      </form>
    </details>
  )
}
