/** Texts for paid listening (spec §2.3, §5; D22). */
import { defineMessages } from '../../domain/i18n/i18n'
import { PREVIEW_SECONDS } from '../../domain/limits'

export const PURCHASE = defineMessages('PURCHASE', {
  /** S9-25, verbatim; the price is in dollars. */
  priceLabel: (price: string) => `${price} to listen`,
  free: 'Free to listen',
  listen: (price: string) => `Listen for ${price}`,
  listenTo: (price: string, title: string) => `Listen for ${price}: ${title}`,
  preview: 'Preview',
  /** When a preview of one post, or of each of several, is playable. */
  previewOfOne: `Hear up to ${PREVIEW_SECONDS} seconds for free.`,
  previewOfEach: `Hear up to ${PREVIEW_SECONDS} seconds of each for free.`,
  playing: (price: string, author: string) => `Preview · ${price} · ${author}`,
  previewEnded: 'That was the preview.',
  previewEndedText: (price: string) => `Hear all of it for ${price}.`,
  oneTime: 'once',
  benefits: {
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
  unlocked: (title: string) => `You can listen to ${title} now`,
  becameFree: (title: string) => `${title} is now free to listen to`,
  accessEnded: (price: string) =>
    `You can hear up to ${PREVIEW_SECONDS} seconds. ${price} to listen to all of it.`,
})
