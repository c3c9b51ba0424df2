/** Texts for paid listening (spec §2.3, §5; D22). */
import { defineMessages } from '../../domain/i18n'

export const PURCHASE = defineMessages('PURCHASE', {
  /** S9-25, verbatim; the price is in dollars. */
  costs: (price: string) => `${price} to listen`,
  free: 'Free to listen',
  listen: (price: string) => `Listen for ${price}`,
  listenTo: (price: string, title: string) => `Listen for ${price}: ${title}`,
  preview: 'Preview',
  /** When a preview of one post, or of each of several, is playable. */
  previewOfOne: 'You hear its first seconds.',
  previewOfEach: 'You hear the first seconds of each.',
  playing: (price: string, author: string) => `Preview · ${price} · ${author}`,
  over: 'That was the preview.',
  overText: (price: string) => `${price} to hear all of it.`,
  once: 'once',
  gets: {
    all: 'Every recording in it, and those still to come',
    one: (time: string) => `All ${time} of it, as often as you like`,
    share: (percent: number, name: string) => `${percent}% of it goes to ${name}`,
  },
  loading: 'Looking up the price',
  notNow: 'Not now',
  signIn: 'Sign in to listen. Your purchase waits here.',
  /** C9, verbatim. */
  demo: 'Demo billing: no money is taken',
  stripe: 'You pay at Stripe and come back here.',
  none: 'Nothing can be bought here yet.',
  confirming: 'Your payment is being confirmed. It opens here by itself.',
  paid: (title: string) => `${title} is yours to hear`,
  cameFree: (title: string) => `${title} is free to listen to now`,
  lapsed: (price: string) => `Only the first seconds are open to you now. ${price} to listen.`,
})
