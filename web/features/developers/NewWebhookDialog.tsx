import './developers.css'
import { type FormEvent, useId, useState } from 'react'
import { ACCESS_TOKENS, WEBHOOKS } from '../../../domain/locales/en/developers'
import { WEBHOOK_EVENTS, type WebhookEvent } from '../../../domain/webhooks/webhooks'
import { useAddWebhook } from '../../api/developers/webhooks.queries'
import { getErrorMessage } from '../../api/request-error'
import { Button } from '../../ui/buttons/Button'
import { Check } from '../../ui/fields/Check'
import { Field } from '../../ui/fields/Field'
import { Dialog } from '../../ui/overlays/Dialog'

type Props = { onClose: () => void; onAdded: (secret: string) => void }

/** Asks for the address of a new webhook, and when it is called. */
export function NewWebhookDialog({ onClose, onAdded }: Props) {
  const add = useAddWebhook()
  const form = useId()
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<WebhookEvent[]>([...WEBHOOK_EVENTS])
  function submit(event: FormEvent) {
    event.preventDefault()
    add.mutate({ url, events }, { onSuccess: ({ secret }) => onAdded(secret) })
  }
  return (
    <Dialog
      title={WEBHOOKS.add}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {ACCESS_TOKENS.cancel}
          </Button>
          <Button
            tone="primary"
            type="submit"
            form={form}
            busy={add.isPending}
            disabled={events.length === 0}
          >
            {WEBHOOKS.add}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" onSubmit={submit}>
        <Field name="url" label={WEBHOOKS.address} error={add.error ? getErrorMessage(add.error) : null}>
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
      </form>
    </Dialog>
  )
}
