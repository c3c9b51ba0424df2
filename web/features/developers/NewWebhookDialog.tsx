import './developers.css'
import { useState } from 'react'
import { ACCESS_TOKENS, WEBHOOKS } from '../../../domain/locales/en/developers'
import { WEBHOOK_EVENTS, type WebhookEvent } from '../../../domain/webhooks/webhooks'
import { useAddWebhook } from '../../api/developers/webhooks.queries'
import { getErrorMessage, isAbort } from '../../api/request-error'
import { Check } from '../../ui/fields/Check'
import { Field } from '../../ui/fields/Field'
import { FormDialog } from '../../ui/overlays/FormDialog'

type Props = { onClose: () => void; onAdded: (secret: string) => void }

/** Asks for the address of a new webhook, and when it is called. */
export function NewWebhookDialog({ onClose, onAdded }: Props) {
  const add = useAddWebhook()
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<WebhookEvent[]>([...WEBHOOK_EVENTS])
  return (
    <FormDialog
      title={WEBHOOKS.add}
      className="stack"
      cancel={ACCESS_TOKENS.cancel}
      submit={WEBHOOKS.add}
      busy={add.isPending}
      disabled={events.length === 0}
      onSubmit={() => add.mutate({ url, events }, { onSuccess: ({ secret }) => onAdded(secret) })}
      onClose={onClose}
    >
      <Field
        name="url"
        label={WEBHOOKS.address}
        error={add.error && !isAbort(add.error) ? getErrorMessage(add.error) : null}
      >
        {(control) => (
          <input
            {...control}
            value={url}
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            onChange={({ target }) => setUrl(target.value)}
          />
        )}
      </Field>
      <fieldset className="choices">
        <legend>{WEBHOOKS.eventsLabel}</legend>
        {WEBHOOK_EVENTS.map((event) => (
          <Check
            key={event}
            checked={events.includes(event)}
            onChange={({ target }) =>
              setEvents(target.checked ? [...events, event] : events.filter((one) => one !== event))
            }
          >
            {WEBHOOKS.events[event]}
          </Check>
        ))}
      </fieldset>
    </FormDialog>
  )
}
