/** Texts for paid listening (spec §2.3, §5; D22). */
import { defineMessages } from '../../domain/i18n'
import { PREVIEW_SECONDS } from '../../domain/limits'

export const PURCHASE = defineMessages('PURCHASE', {
  /** S9-25, verbatim; the price is in dollars. */
  costs: (price: string) => `${price} to listen`,
  free: 'Free to listen',
  listen: (price: string) => `Listen for ${price}`,
  listenTo: (price: string, title: string) => `Listen for ${price}: ${title}`,
  preview: 'Preview',
  /** When a preview of one post, or of each of several, is playable. */
  previewOfOne: `Hear up to ${PREVIEW_SECONDS} seconds for free.`,
  previewOfEach: `Hear up to ${PREVIEW_SECONDS} seconds of each for free.`,
  playing: (price: string, author: string) => `Preview · ${price} · ${author}`,
  over: 'That was the preview.',
  overText: (price: string) => `Hear all of it for ${price}.`,
  once: 'once',
  gets: {
    all: 'Every recording, including new ones',
    one: (time: string) => `All ${time}, as often as you like`,
    share: (percent: number, name: string) => `${percent}% goes to ${name}`,
  },
  loading: 'Checking the price',
  notNow: 'Not now',
  signIn: 'Sign in to buy it and listen.',
  /** C9, verbatim. */
  demo: 'Demo billing: no money is taken',
  stripe: 'You’ll pay on Stripe, then come back here.',
  none: 'You can’t buy anything here yet.',
  confirming: 'We’re confirming your payment. It opens here automatically.',
  paid: (title: string) => `You can listen to ${title} now`,
  cameFree: (title: string) => `${title} is now free to listen to`,
  lapsed: (price: string) =>
    `You can hear up to ${PREVIEW_SECONDS} seconds. ${price} to listen to all of it.`,
})
