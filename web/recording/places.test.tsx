/** Which form belongs to a place, and what opening, typing, recording, sending and leaving do to it. */
import { beforeEach, describe, expect, test } from 'vitest'
import { makeAuthor, makeMe, makePost } from '../../tests/components'
import { startShown } from '../../tests/components/forms'
import { feedMicrophone, setUpMicrophone } from '../../tests/components/microphone'
import { toChosenParent } from '../drafts/store/chosen-parent'
import { saveLastUser } from '../state/last-user'
import { detachReply, editForm, switchMode } from './edit'
import { clearForms, type Form, findForm, getForm, getPageForm, setPageForm } from './forms'
import {
  findMessage,
  findReply,
  openMessage,
  openNewPost,
  openReply,
  recordInOwlcast,
  recordMessage,
  showOnRecordScreen,
} from './places'
import { discardForm, endForm, loadRecording, recorder } from './session'

setUpMicrophone()
beforeEach(clearForms)

const fox = makePost({ id: 'post_fox', title: 'The fox', tags: ['canal'] })
const heron = makePost({ id: 'post_heron', title: 'The heron' })
const secret = makePost({ id: 'post_secret', kind: 'mue', visibility: 'private', title: 'For you' })
const club = makePost({ id: 'post_club', kind: 'owlcast', title: 'Club', visibility: 'private' })
const hour = makePost({ id: 'post_hour', kind: 'owlcast', title: 'Hour' })
const mara = { label: '@mara', person: makeAuthor({ id: 'usr_mara', username: 'mara' }) }
const theo = { label: 'theo@example.org', person: null }

const newPost = (mode?: Form['mode']) => () => openNewPost(mode)
const replyTo = (post: typeof fox) => () => openReply(post, toChosenParent(post))
const messageTo = (peer: typeof mara | typeof theo) => () => openMessage(peer, null)
const inOwlcast = (owlcast: typeof club, answered?: typeof club) => () => {
  recordInOwlcast(owlcast, answered)
  return findForm(({ place }) => place === `owlcast:${owlcast.id}:${answered?.id ?? ''}`) as Form
}
const type =
  (title: string, open: () => Form, changes = {}) =>
  () => {
    const { formId } = open()
    editForm(formId, { title, ...changes })
    return getForm(formId) as Form
  }
const turnInto = (mode: Form['mode'], open: () => Form) => () => switchMode(open().formId, mode)
const send = (open: () => Form) => () => endForm(open().formId)

const EMPTY = { form: { title: '', recipient: '', parents: [], owlcast: null } }
const wordsOf = (title: string, rest = {}) => ({ form: { title }, ...rest })

type Case = [what: string, acts: (() => unknown)[], place: () => Form | null, expected: object | null]

const CASES: Case[] = [
  // A new post.
  ['a new post is empty', [], newPost('squawk'), { mode: 'squawk', ...EMPTY }],
  [
    'words typed for one kind stay in the post when another is opened',
    [type('Rain', newPost('squawk'))],
    newPost('hum'),
    wordsOf('Rain', { mode: 'hum' }),
  ],
  [
    'words for few people go into no public post',
    [type('For you', newPost('mue'), { recipient: '@mara' })],
    newPost('squawk'),
    { mode: 'squawk', ...EMPTY },
  ],
  [
    'public words become no message by themselves',
    [type('Rain', newPost('squawk'))],
    newPost('mue'),
    { mode: 'mue', ...EMPTY },
  ],
  [
    'a message that was begun waits behind a new post',
    [type('For you', newPost('mue'), { recipient: '@mara' }), newPost('squawk')],
    newPost('mue'),
    wordsOf('For you'),
  ],
  [
    'a new message is private, whatever its author chose before',
    [type('Open', newPost('mue'), { isPrivate: false })],
    newPost('mue'),
    { form: { isPrivate: null } },
  ],
  [
    'a post that its author turned into a message is one from then on',
    [type('Rain', newPost('squawk')), turnInto('mue', newPost('squawk'))],
    newPost('squawk'),
    EMPTY,
  ],
  ['a new post is no reply that was left open', [type('Dusk', replyTo(fox))], newPost('squawk'), EMPTY],
  [
    'a post for which a parent was chosen is not the next new one',
    [type('Answer', newPost('mue'), { parents: [toChosenParent(fox)] })],
    newPost('mue'),
    { mode: 'mue', ...EMPTY },
  ],
  [
    'words for the members of an owlcast go into no other post',
    [
      type('For members', newPost('owlcast'), {
        owlcast: { id: club.id, title: 'Club', visibility: 'private' },
      }),
    ],
    newPost('squawk'),
    EMPTY,
  ],
  [
    'the mode is the default one, whatever was used last',
    [newPost('hum'), () => setPageForm('p', openNewPost('hum'))],
    newPost(),
    { mode: 'squawk' },
  ],
  [
    'without a mode, what was begun goes on',
    [type('Rain', newPost('hum')), newPost('squawk')],
    newPost(),
    { mode: 'squawk', form: { title: 'Rain' } },
  ],
  ['what was sent does not come back', [send(type('Rain', newPost('squawk')))], newPost('squawk'), EMPTY],
  // A reply.
  [
    'a reply has its parent and the parent’s tags',
    [],
    replyTo(fox),
    { mode: 'squawk', form: { tags: '#canal', parents: [{ id: fox.id }] } },
  ],
  [
    'what was typed in a reply waits under its post',
    [type('Dusk', replyTo(fox)), replyTo(heron)],
    replyTo(fox),
    wordsOf('Dusk'),
  ],
  ['and is in no other reply', [type('Dusk', replyTo(fox))], replyTo(heron), { form: { title: '' } }],
  ['nor in a message', [type('Dusk', replyTo(fox))], messageTo(mara), { form: { title: '' } }],
  ['a reply that was sent leaves none', [send(type('Dusk', replyTo(fox)))], () => findReply(fox.id), null],
  [
    'a reply that became a message is no reply under that post',
    [type('Dusk', replyTo(secret)), () => detachReply(openReply(secret, toChosenParent(secret)).formId)],
    () => findReply(secret.id),
    null,
  ],
  // A message.
  [
    'a message has its recipient',
    [],
    messageTo(mara),
    { mode: 'mue', form: { recipient: '@mara', recipientId: 'usr_mara' } },
  ],
  [
    'each peer has one',
    [type('For Mara', messageTo(mara))],
    messageTo(theo),
    { form: { title: '', recipient: theo.label } },
  ],
  [
    'and finds it again',
    [type('For Mara', messageTo(mara)), messageTo(theo)],
    () => findMessage(mara),
    wordsOf('For Mara'),
  ],
  [
    'one that its author made public is not sent from the thread',
    [type('Open', messageTo(mara), { isPrivate: false })],
    () => findMessage(mara),
    null,
  ],
  [
    'one that is for somebody else now is not theirs',
    [type('Hm', messageTo(mara), { recipient: '@theo', recipientId: 'usr_theo' })],
    () => findMessage(mara),
    null,
  ],
  [
    'an untouched one answers what was said last',
    [messageTo(mara)],
    () => openMessage(mara, toChosenParent(secret)),
    { form: { parents: [{ id: secret.id }] } },
  ],
  [
    'one with words answers what they were typed for',
    [type('Hm', messageTo(mara))],
    () => openMessage(mara, toChosenParent(secret)),
    { form: { title: 'Hm', parents: [] } },
  ],
  // An owlcast.
  [
    'a recording of an owlcast knows it',
    [],
    inOwlcast(club),
    { mode: 'owlcast', form: { owlcast: { id: club.id, visibility: 'private' } } },
  ],
  ['each owlcast has one', [type('For members', inOwlcast(club))], inOwlcast(hour), { form: { title: '' } }],
  [
    'and finds it again',
    [type('For members', inOwlcast(club)), inOwlcast(hour)],
    inOwlcast(club),
    wordsOf('For members'),
  ],
  [
    'a reply to one of its recordings is another',
    [type('For members', inOwlcast(club))],
    inOwlcast(club, makePost({ id: 'post_dawn', kind: 'owlcast', owlcastId: club.id })),
    { form: { title: '', parents: [{ id: 'post_dawn' }] } },
  ],
]

describe('a place', () => {
  test.each(CASES)('%s', (_, acts, place, expected) => {
    for (const act of acts) act()
    if (expected) expect(place()).toMatchObject(expected)
    else expect(place()).toBeNull()
  })
})

async function record({ formId }: Form): Promise<void> {
  await startShown(formId)
  await feedMicrophone(2)
  await recorder.stop()
}

test('keeps what is recorded at each place while another is recorded', async () => {
  const [reply, message] = [replyTo(fox)(), messageTo(mara)()]
  await record(reply)
  await record(message)
  expect(findReply(fox.id)?.draftId).not.toBeNull()
  expect(findMessage(mara)?.draftId).not.toBeNull()
  expect(await loadRecording(reply.formId)).toBe(true)
  // Another take for the same place is a form of its own; the first comes again once that is sent.
  const next = replyTo(fox)()
  expect(next).toMatchObject({ draftId: null, form: { title: '' } })
  expect(findReply(fox.id)?.formId).toBe(next.formId)
  endForm(next.formId)
  expect(findReply(fox.id)?.formId).toBe(reply.formId)
  await discardForm(message.formId)
  expect(findMessage(mara)).toBeNull()
})

test('shows a form on a page until it is sent, and that of another account on none', () => {
  showOnRecordScreen(type('For Mara', messageTo(mara))())
  recordMessage(mara, null)
  const { formId } = messageTo(mara)()
  setPageForm('page', messageTo(mara)())
  expect(getPageForm('page')).toMatchObject({ formId, form: { title: 'For Mara' } })
  endForm(formId)
  expect(getPageForm('page')).toBeNull()
  saveLastUser(makeMe({ id: 'usr_wren' }))
  const { formId: ofWren } = type('By Wren', newPost('squawk'))()
  saveLastUser(makeMe({ id: 'usr_dele' }))
  expect(getForm(ofWren)).toBeNull()
  expect(openNewPost('squawk')).toMatchObject(EMPTY)
})
