/** English texts for subscribing in podcast apps, and for the private addresses of feeds. */
import { defineMessages } from '../../i18n/i18n'

export const SUBSCRIBE = defineMessages('SUBSCRIBE', {
  action: 'Subscribe in a podcast app',
  title: 'Subscribe in a podcast app',
  intro: 'New posts arrive in your podcast app by themselves.',
  introExpiring: 'Posts that fade are left out, unless their author put them in.',
  apps: 'Podcast apps',
  address: 'Feed address',
  copy: 'Copy',
  copied: 'Feed address copied.',
  notCopied: 'We couldn’t copy it. Please select the address and copy it yourself.',
  scan: 'Or scan this with your phone',
  scanLabel: 'QR code of the feed address',
  private: 'Bought something here?',
  privateHint:
    'A private address plays what you paid for in full. Don’t share it: whoever has it can listen too. You can end it in your settings.',
  appName: 'Which app is it for?',
  appNameHint: 'For example “Overcast on my phone”',
  create: 'Make a private address',
  created: 'Your private address. We show it only now.',
})

export const PRIVATE_FEEDS = defineMessages('PRIVATE_FEEDS', {
  title: 'Podcast apps',
  loading: 'Loading your podcast apps',
  none: 'No private addresses',
  noneHint: 'You make one where you subscribe to someone: in their profile, an owlcast or a chain.',
  used: 'Last used',
  unused: 'Not used yet',
  end: 'Remove',
  endLabel: (name: string) => `Remove ${name}`,
  ended: 'Removed. That app gets nothing new any more.',
  expiring: 'Put my posts that fade in my feeds too',
  expiringHint: 'Podcast apps keep what they downloaded, even after it fades here.',
})
