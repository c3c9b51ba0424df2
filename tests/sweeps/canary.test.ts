/**
 * Privacy proof: unique marks in every private field and in the samples of private sound are found in no response that
 * others can read.
 */
import { expect, test } from 'vitest'
import {
  crawl,
  eavesdrop,
  everythingIn,
  idsOf,
  leaks,
  mark,
  markedMessage,
  markedUpload,
  withoutTimes,
} from '../support/canary'
import { squawk } from '../support/recordings'
import { call, person, tools } from '../support/world'

const TIME_FOR_ALL_MS = 300_000

test('reveals a private message to no one else by reading, searching, counting or playing', {
  timeout: TIME_FOR_ALL_MS,
}, async () => {
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  const [mara, mallory] = [await person('Mara'), await person('Mallory', { verified: false })]
  const open = await squawk(wren)
  const stranger = `${mark('stranger')}@example.org`
  const listeners = await Promise.all([
    eavesdrop('/api/live/feed', null),
    eavesdrop('/api/live/feed', eve),
    eavesdrop('/api/live/me', eve),
    eavesdrop('/api/live/me', mallory),
  ])
  const before = await everythingIn(await call(`GET /api/posts/${open.id}`))

  const toMember = await markedMessage(wren, { recipient: `@${dele.username}`, recipientId: dele.id })
  const answer = await markedMessage(dele, { parents: [{ id: toMember.post.id }] })
  const underOpen = await markedMessage(wren, {
    parents: [{ id: open.id }],
    recipient: `@${dele.username}`,
  })
  const toAddress = await markedMessage(wren, { recipient: mara.email })
  const toClaimed = await markedMessage(wren, { recipient: mallory.email })
  const toStranger = await markedMessage(wren, { recipient: stranger })
  const all = [toMember, answer, underOpen, toAddress, toClaimed, toStranger]

  const marks = all.flatMap((one) => one.marks)
  const addresses = [wren.email, dele.email, mara.email, stranger]
  // Ids only: queries for the words themselves may be quoted in a response.
  const words = [...all.flatMap(idsOf), open.id, wren.id, dele.username, wren.username, `user:${wren.id}`]
  for (const reader of [null, eve, mallory]) {
    const heard = await crawl(reader, words)
    expect(heard.size).toBeGreaterThan(100)
    expect(leaks(heard, [...marks, ...addresses])).toEqual([])
  }
  // Proof that the crawler works: both members find it, and the owner of a verified address.
  expect(leaks(await crawl(dele, idsOf(toMember)), toMember.marks).length).toBeGreaterThan(3)
  expect(leaks(await crawl(mara, idsOf(toAddress)), toAddress.marks).length).toBeGreaterThan(3)
  const notForMara = [toMember, toStranger]
  expect(
    leaks(
      await crawl(mara, notForMara.flatMap(idsOf)),
      notForMara.flatMap((one) => one.marks),
    ),
  ).toEqual([])

  // Nothing arrived over a socket, and no counter changed.
  for (const { texts, close } of listeners) {
    expect(texts).toEqual([])
    close()
  }
  expect(withoutTimes(await everythingIn(await call(`GET /api/posts/${open.id}`)))).toBe(withoutTimes(before))
})

test('shows a message request in the requests, by its id and in the export only', {
  timeout: TIME_FOR_ALL_MS,
}, async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const request = await markedMessage(wren, { recipient: `@${dele.username}` })
  const words = [...idsOf(request), wren.id, wren.username, `user:${wren.id}`, 'request', 'mue']
  const told = leaks(await crawl(dele, words), request.marks)
  expect(told.length).toBeGreaterThan(3)
  const box = /^GET \/api\/conversations(\?state=request|\/user%3A\w+\/messages) /
  const byId = new RegExp(`/(${idsOf(request).join('|')})`)
  expect(
    told.filter((one) => !box.test(one) && !byId.test(one) && !/^GET \/api\/me\/export /.test(one)),
  ).toEqual([])
})

test('reveals nothing of a private message by errors, searches and writes', async () => {
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  const { post, marks } = await markedMessage(wren, { recipient: `@${dele.username}` })
  const { id: mediaId } = await markedUpload(eve, 'mue')
  const tries: [route: string, json?: unknown][] = [
    [`DELETE /api/posts/${post.id}`],
    ['POST /api/posts', { mode: 'mue', mediaId, parents: [{ id: post.id }] }],
    ['POST /api/posts', { mode: 'mue', mediaId: idsOf({ post })[1], recipient: `@${wren.username}` }],
    [
      'POST /api/posts',
      { mode: 'mue', mediaId, recipient: `@${wren.username}`, recipientId: post.author.id },
    ],
  ]
  for (const as of [eve, null])
    for (const [route, json] of tries) {
      const answer = await call(route, { as, json, key: tools().ids.make('key') })
      const text = await everythingIn(answer)
      expect(marks.filter((one) => text.includes(one))).toEqual([])
    }
})

test('answers absent, private and deleted posts alike', async () => {
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  const { post } = await markedMessage(wren, { recipient: `@${dele.username}` })
  const gone = await markedMessage(wren, { recipient: `@${eve.username}` })
  await call(`DELETE /api/posts/${gone.post.id}`, { as: wren })
  const media = (id: string | null) => (id ?? '').replace('/media/', '')
  const same = async (path: (id: string, mediaId: string) => string) => {
    const answers = await Promise.all(
      [
        [post.id, media(post.audioUrl)],
        [gone.post.id, media(gone.post.audioUrl)],
        [post.id.replace(/.{4}$/, '0000'), media(post.audioUrl).replace(/.{4}$/, '0000')],
      ].map(async ([id = '', mediaId = '']) => {
        const text = await everythingIn(await call(`GET ${path(id, mediaId)}`, { as: eve }))
        return withoutTimes(text).replaceAll(id, 'ID').replaceAll(mediaId, 'ID')
      }),
    )
    expect(new Set(answers).size).toBe(1)
  }
  await same((id) => `/api/posts/${id}`)
  await same((id) => `/api/posts/${id}/replies`)
  await same((_, mediaId) => `/media/${mediaId}`)
  await same((id) => `/mue/${id}`)
  await same((id) => `/og/${id}.png`)
})
