/** Links that open a feed in a podcast app. They name the feed to the app only, never to a site between. */

export const SUBSCRIBE_APPS = ['apple', 'overcast', 'pocketCasts', 'antennaPod'] as const
export type SubscribeApp = (typeof SUBSCRIBE_APPS)[number]

/** App names, the same in every language. */
export const SUBSCRIBE_APP_NAMES: Record<SubscribeApp, string> = {
  apple: 'Apple Podcasts',
  overcast: 'Overcast',
  pocketCasts: 'Pocket Casts',
  antennaPod: 'AntennaPod',
}

/** Returns the link that subscribes to a feed in an app. */
export function getSubscribeLink(app: SubscribeApp, feedUrl: string): string {
  const bare = feedUrl.replace(/^https?:\/\//, '')
  const links: Record<SubscribeApp, string> = {
    apple: `podcast://${bare}`,
    overcast: `overcast://x-callback-url/add?url=${encodeURIComponent(feedUrl)}`,
    pocketCasts: `pktc://subscribe/${bare}`,
    antennaPod: `antennapod-subscribe://${bare}`,
  }
  return links[app]
}
