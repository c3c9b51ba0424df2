import './developers.css'
import { useState } from 'react'
import { ACCESS_TOKENS, WEBHOOKS } from '../../../domain/locales/en/developers'
import type { Webhook, WebhookDelivery } from '../../../domain/webhooks/webhooks.schema'
import {
  useRotateWebhookSecret,
  useWebhookAction,
  useWebhookDeliveries,
  useWebhooks,
} from '../../api/developers/webhooks.queries'
import { showErrorToast } from '../../parts/loading/error-toast'
import { SettingsListState } from '../../parts/loading/SettingsListState'
import { Button } from '../../ui/buttons/Button'
import { CopyRow } from '../../ui/fields/CopyRow'
import { SettingRow } from '../../ui/lists/SettingRow'
import { showToast } from '../../ui/overlays/toast'
import { TimeAgo } from '../../ui/text/TimeAgo'
import { NewWebhookDialog } from './NewWebhookDialog'

/** The user's webhooks in the settings. A new secret is shown once. */
export function WebhooksSection() {
  const webhooks = useWebhooks()
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <section className="setgroup stack">
      <h2>{WEBHOOKS.title}</h2>
      <div className="settings-list">
        <SettingRow className="-stacks" hint={WEBHOOKS.hint}>
          <Button size="sm" onClick={() => setAdding(true)}>
            {WEBHOOKS.add}
          </Button>
        </SettingRow>
        {secret === null ? null : (
          <CopyRow
            name="secret"
            label={WEBHOOKS.secretLabel}
            hint={WEBHOOKS.secretHint}
            value={secret}
            texts={ACCESS_TOKENS}
          />
        )}
        <SettingsListState query={webhooks} loading={WEBHOOKS.loading} />
        {(webhooks.data ?? []).map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} onSecret={setSecret} />
        ))}
      </div>
      {isAdding ? (
        <NewWebhookDialog
          onClose={() => setAdding(false)}
          onAdded={(added) => {
            setSecret(added)
            setAdding(false)
          }}
        />
      ) : null}
    </section>
  )
}

type RowProps = { webhook: Webhook; onSecret: (secret: string) => void }

function WebhookRow({ webhook: { id, url, events, disabledAt, isPaused }, onSecret }: RowProps) {
  const [isOpen, setOpen] = useState(false)
  const act = useWebhookAction()
  const rotate = useRotateWebhookSecret()
  const run = (action: 'ping' | 'enable' | 'remove', done: string) =>
    act.mutate(
      { id, action },
      { onSuccess: () => showToast({ text: done, tone: 'ok' }), onError: showErrorToast },
    )
  return (
    <SettingRow
      className="-stacks webhook"
      title={
        <bdi className="webhook-url" dir="ltr">
          {url}
        </bdi>
      }
      hint={
        disabledAt === null
          ? events.map((event) => WEBHOOKS.events[event]).join(' ·\u00a0')
          : isPaused
            ? WEBHOOKS.paused
            : WEBHOOKS.off
      }
    >
      {disabledAt === null ? (
        <Button size="sm" busy={act.isPending} onClick={() => run('ping', WEBHOOKS.tested)}>
          {WEBHOOKS.test}
        </Button>
      ) : (
        <Button
          size="sm"
          busy={act.isPending}
          aria-label={WEBHOOKS.turnOnLabel(url)}
          onClick={() => run('enable', WEBHOOKS.turnedOn)}
        >
          {WEBHOOKS.turnOn}
        </Button>
      )}
      <Button
        size="sm"
        busy={rotate.isPending}
        onClick={() =>
          rotate.mutate(id, { onSuccess: ({ secret }) => onSecret(secret), onError: showErrorToast })
        }
      >
        {WEBHOOKS.rotate}
      </Button>
      <Button
        size="sm"
        tone="line"
        busy={act.isPending}
        aria-label={WEBHOOKS.removeLabel(url)}
        onClick={() => run('remove', WEBHOOKS.removed)}
      >
        {WEBHOOKS.remove}
      </Button>
      <Button size="sm" tone="line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {WEBHOOKS.calls}
      </Button>
      {isOpen ? <Deliveries id={id} /> : null}
    </SettingRow>
  )
}

function Deliveries({ id }: { id: string }) {
  const deliveries = useWebhookDeliveries(id)
  if (!deliveries.data) return <SettingsListState query={deliveries} loading={WEBHOOKS.loading} />
  if (deliveries.data.length === 0) return <p className="dim">{WEBHOOKS.noCalls}</p>
  return (
    <ul>
      {deliveries.data.map((delivery) => (
        <li key={delivery.id}>
          <DeliveryLine delivery={delivery} />
        </li>
      ))}
    </ul>
  )
}

function DeliveryLine({ delivery }: { delivery: WebhookDelivery }) {
  const { event, state, status, attempts, createdAt } = delivery
  return (
    <small>
      <TimeAgo at={createdAt} /> · <code>{event}</code> · {WEBHOOKS.states[state]}
      {status === null ? '' : ` (${status})`}
      {attempts > 1 ? ` · ${WEBHOOKS.attempts(attempts)}` : ''}
    </small>
  )
}
