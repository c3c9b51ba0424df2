/** Texts of the page for developers. */
import { defineMessages } from '../../i18n/i18n'

export const DEVELOPERS = defineMessages('DEVELOPERS', {
  title: 'Build with Owlcast',
  intro:
    'Everything you do in the app, a program can do for you: publish a recording, read a feed, answer a message.',
  tokenTitle: '1. Get a token',
  tokenText:
    'Open the settings, create an access token, and choose what it may do. Copy it at once, because we show it only once.',
  tokenLink: 'Open the settings',
  headerText:
    'Send it in the Authorization header of each request. Never put it in an address: we refuse that, because addresses end up in logs.',
  publishTitle: '2. Publish a recording',
  publishText:
    'Three calls: reserve an upload, send the bytes, publish. These examples publish voice.mp3 from your folder and print the new post.',
  curl: 'With curl',
  typescript: 'With TypeScript',
  scopesTitle: 'What a token may do',
  scopesText: 'A token can never sign in, create tokens, moderate or delete an account.',
  rulesTitle: 'Good to know',
  limitsText:
    'If you call too often, the answer has status 429, and Retry-After says how many seconds to wait.',
  retryText:
    'Send an Idempotency-Key when you publish. If the connection breaks, repeat the call with the same key: you get the first answer and no second post.',
  pagesText: 'Lists come in pages. Send the cursor of one page to get the next; null means the end.',
  errorsText: 'Errors are JSON with a code that stays the same in every language, and a text you can show.',
  webhooksTitle: 'Webhooks',
  webhooksText:
    'Add an address in the settings, and we call it when you publish or when someone replies to you, writes to you or mentions you. Calls contain ids only; fetch the post with your token. A call that fails is repeated for about a day.',
  verifyText: 'Check that a call comes from us:',
  botTitle: 'Bots',
  botText:
    'If a program posts on its own, say so: turn on the bot mark in Settings, under Developers and data.',
  referenceTitle: 'All calls',
  referenceText: 'Every call with its parameters and answers is in the OpenAPI document.',
  referenceLink: 'OpenAPI document',
  generateText: 'Generators make a typed client of it, for example:',
})
