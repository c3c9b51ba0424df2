/** Addresses that webhooks may call. */
import type { Env } from '../env'
import { parsePublicUrl } from '../tools/public-url'

/**
 * The URL to call, or null: public hosts over https only, never this site. Development and tests may name local hosts;
 * production ignores that list.
 */
export function parseWebhookUrl(
  {
    ENVIRONMENT,
    ORIGIN,
    WEBHOOK_LOCAL_HOSTS = '',
  }: Pick<Env, 'ENVIRONMENT' | 'ORIGIN' | 'WEBHOOK_LOCAL_HOSTS'>,
  text: string,
): URL | null {
  const url = URL.parse(text)
  const isLocal = url?.protocol === 'http:' && WEBHOOK_LOCAL_HOSTS.split(' ').includes(url.host)
  if (isLocal && ENVIRONMENT !== 'production') return url
  const allowed = parsePublicUrl(text, [new URL(ORIGIN).hostname])
  return allowed?.protocol === 'https:' ? allowed : null
}
