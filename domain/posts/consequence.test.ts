import { expect, test } from 'vitest'
import type { Mode } from '../kinds'
import { type Consequence, type ConsequenceFacts, getConsequence } from './consequence'

const FACTS: ConsequenceFacts = {
  plan: 'free',
  visibility: 'public',
  recipients: [],
  isInConversation: false,
  owlcast: null,
  priceCents: 0,
  doParentsExpire: [],
  isOpenToReplies: true,
}
const toAnyone = {
  to: 'listeners',
  visibility: 'public',
  canAdd: false,
  priceCents: 0,
  lifeHours: null,
} as const

test.each<[string, Mode, Partial<ConsequenceFacts>, Consequence]>([
  ['a squawk lives a day', 'squawk', {}, { ...toAnyone, lifeHours: 24 }],
  ['a squawk lives two with Pro', 'squawk', { plan: 'pro' }, { ...toAnyone, lifeHours: 48 }],
  ['a podcast reply lives as a squawk', 'yap', {}, { ...toAnyone, lifeHours: 24 }],
  [
    'a reply to a squawk lives a day',
    'squawk',
    { plan: 'pro', doParentsExpire: [true] },
    { ...toAnyone, lifeHours: 24 },
  ],
  ['a reply to a squawk and a song stays', 'squawk', { doParentsExpire: [true, false] }, toAnyone],
  ['a story stays, and others add to it', 'hum', {}, { ...toAnyone, canAdd: true }],
  ['a story with limited replies', 'hum', { isOpenToReplies: false }, toAnyone],
  [
    'a story that only its link finds',
    'hum',
    { visibility: 'unlisted' },
    { ...toAnyone, visibility: 'unlisted', canAdd: true },
  ],
  ['a song with a price', 'nightingale', { priceCents: 200 }, { ...toAnyone, canAdd: true, priceCents: 200 }],
  [
    'a price stays in the form of another mode',
    'squawk',
    { priceCents: 200 },
    { ...toAnyone, lifeHours: 24 },
  ],
  ['a song in reply has no price', 'nightingale', { priceCents: 200, doParentsExpire: [false] }, toAnyone],
  ['a message', 'mue', { visibility: 'private', recipients: ['Lin'] }, { to: 'recipients', names: ['Lin'] }],
  ['a message to nobody yet', 'mue', { visibility: 'private' }, { to: 'recipients', names: [] }],
  ['a message made public', 'mue', { recipients: ['Lin'] }, toAnyone],
  [
    'a reply in a conversation',
    'squawk',
    { visibility: 'private', isInConversation: true, doParentsExpire: [true] },
    { to: 'conversation' },
  ],
  [
    'a recording of an owlcast with a price',
    'owlcast',
    { owlcast: { title: 'Night walks' }, priceCents: 300 },
    { to: 'collection', title: 'Night walks', visibility: 'public', priceCents: 300 },
  ],
  [
    'a recording for the members of an owlcast',
    'owlcast',
    { owlcast: { title: 'Night walks' }, visibility: 'private' },
    { to: 'collection', title: 'Night walks', visibility: 'private', priceCents: 0 },
  ],
  ['a new owlcast', 'owlcast', {}, { to: 'collection', title: null, visibility: 'public', priceCents: 0 }],
])('says what publishing does: %s', (_, mode, facts, consequence) => {
  expect(getConsequence(mode, { ...FACTS, ...facts })).toEqual(consequence)
})
