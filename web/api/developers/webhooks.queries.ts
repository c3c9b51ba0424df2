/** Webhooks of the user. */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { NewWebhook } from '../../../domain/webhooks/webhooks.schema'
import type { webhooksRoutes } from '../../../worker/webhooks/webhooks.routes'
import { withProof } from '../auth/with-proof'
import { keys } from '../keys'
import { queryClient } from '../query-client'
import { createClient } from '../typed-client'

const webhooksApi = createClient<typeof webhooksRoutes>()

const refresh = () => queryClient.invalidateQueries({ queryKey: keys.webhooks })
const routes = webhooksApi.api.webhooks

/** The webhooks, oldest first. */
export function useWebhooks() {
  return useQuery({
    queryKey: keys.webhooks,
    queryFn: async () => (await (await routes.$get()).json()).items,
  })
}

/** The newest calls of a webhook. */
export function useWebhookDeliveries(id: string) {
  return useQuery({
    queryKey: keys.webhookDeliveries(id),
    queryFn: async () => (await (await routes[':id'].deliveries.$get({ param: { id } })).json()).items,
  })
}

/** Adds a webhook; the response contains its secret. */
export function useAddWebhook() {
  return useMutation({
    mutationFn: async (json: NewWebhook) => (await withProof(() => routes.$post({ json }))).json(),
    onSettled: refresh,
  })
}

/** Gives a webhook a new secret, which the response contains. */
export function useRotateWebhookSecret() {
  return useMutation({
    mutationFn: async (id: string) =>
      (await withProof(() => routes[':id'].secret.$post({ param: { id } }))).json(),
  })
}

type WebhookAction = { id: string; action: 'ping' | 'enable' | 'remove' }

/** Sends a test, turns a webhook on again, or removes it. */
export function useWebhookAction() {
  return useMutation({
    mutationFn: async ({ id, action }: WebhookAction): Promise<void> => {
      const route = routes[':id']
      if (action === 'ping') await route.ping.$post({ param: { id } })
      else if (action === 'enable') await withProof(() => route.enable.$post({ param: { id } }))
      else await route.$delete({ param: { id } })
    },
    onSettled: refresh,
  })
}
