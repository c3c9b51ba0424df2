/**
 * Privacy proof: unique marks in every private field and in the samples of private sound are found in no response that
 * others can read.
 */
import { expect, test } from 'vitest'
import {
  crawl,
  createMark,
  dumpResponse,
  findLeaks,
  listenToChannel,
  listMarkedIds,
  publishMarkedMessage,
  stripTimes,
  uploadMarked,
} from '../support/canary'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools } from '../support/world'

const TIME_FOR_ALL_MS = 300_000

test('reveals a private message to no one else by reading, searching, counting or playing', {
  timeout: TIME_FOR_ALL_MS,
}, async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  const [mara, mallory] = [await createPerson('Mara'), await createPerson('Mallory', { verified: false })]
  const open = await publishSquawk(wren)
  const stranger = `${createMark('stranger')}@example.org`
  const listeners = await Promise.all([
    listenToChannel('/api/live/feed', null),
    listenToChannel('/api/live/feed', eve),
    listenToChannel('/api/live/me', eve),
    listenToChannel('/api/live/me', mallory),
  ])
  const before = await dumpResponse(await call(`GET /api/posts/${open.id}`))

  const toMember = await publishMarkedMessage(wren, { recipient: `@${dele.username}`, recipientId: dele.id })
  const answer = await publishMarkedMessage(dele, { parents: [{ id: toMember.post.id }] })
  const underOpen = await publishMarkedMessage(wren, {
    parents: [{ id: open.id }],
    recipient: `@${dele.username}`,
  })
  const toAddress = await publishMarkedMessage(wren, { recipient: mara.email })
  const toClaimed = await publishMarkedMessage(wren, { recipient: mallory.email })
  const toStranger = await publishMarkedMessage(wren, { recipient: stranger })
  const all = [toMember, answer, underOpen, toAddress, toClaimed, toStranger]

  const marks = all.flatMap((one) => one.marks)
  const addresses = [wren.email, dele.email, mara.email, stranger]
  // Ids only: queries for the words themselves may be quoted in a response.
  const words = [
    ...all.flatMap(listMarkedIds),
    open.id,
    wren.id,
    dele.username,
    wren.username,
    `user:${wren.id}`,
  ]
  for (const reader of [null, eve, mallory]) {
    const heard = await crawl(reader, words)
    expect(heard.size).toBeGreaterThan(100)
    expect(findLeaks(heard, [...marks, ...addresses])).toEqual([])
  }
  // Proof that the crawler works: both members find it, and the owner of a verified address.
  expect(findLeaks(await crawl(dele, listMarkedIds(toMember)), toMember.marks).length).toBeGreaterThan(3)
  expect(findLeaks(await crawl(mara, listMarkedIds(toAddress)), toAddress.marks).length).toBeGreaterThan(3)
  const notForMara = [toMember, toStranger]
  expect(
    findLeaks(
      await crawl(mara, notForMara.flatMap(listMarkedIds)),
      notForMara.flatMap((one) => one.marks),
    ),
  ).toEqual([])

  // Nothing arrived over a socket, and no counter changed.
  for (const { texts, close } of listeners) {
    expect(texts).toEqual([])
    close()
  }
  expect(stripTimes(await dumpResponse(await call(`GET /api/posts/${open.id}`)))).toBe(stripTimes(before))
})

test('shows a message request in the requests, by its id and in the export only', {
  timeout: TIME_FOR_ALL_MS,
}, async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const request = await publishMarkedMessage(wren, { recipient: `@${dele.username}` })
  const words = [...listMarkedIds(request), wren.id, wren.username, `user:${wren.id}`, 'request', 'mue']
  const places = findLeaks(await crawl(dele, words), request.marks)
  expect(places.length).toBeGreaterThan(3)
  const box = /^GET \/api\/conversations(\?state=request|\/user%3A\w+\/messages) /
  const byId = new RegExp(`/(${listMarkedIds(request).join('|')})`)
  expect(
    places.filter((one) => !box.test(one) && !byId.test(one) && !/^GET \/api\/me\/export /.test(one)),
  ).toEqual([])
})

test('reveals nothing of a private message by errors, searches and writes', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  const { post, marks } = await publishMarkedMessage(wren, { recipient: `@${dele.username}` })
  const { id: mediaId } = await uploadMarked(eve, 'mue')
  const tries: [route: string, json?: unknown][] = [
    [`DELETE /api/posts/${post.id}`],
    ['POST /api/posts', { mode: 'mue', mediaId, parents: [{ id: post.id }] }],
    ['POST /api/posts', { mode: 'mue', mediaId: listMarkedIds({ post })[1], recipient: `@${wren.username}` }],
    [
      'POST /api/posts',
      { mode: 'mue', mediaId, recipient: `@${wren.username}`, recipientId: post.author.id },
    ],
  ]
  for (const as of [eve, null])
    for (const [route, json] of tries) {
      const answer = await call(route, { as, json, key: getTools().ids.make('key') })
      const text = await dumpResponse(answer)
      expect(marks.filter((one) => text.includes(one))).toEqual([])
    }
})

test('answers absent, private and deleted posts alike', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  const { post } = await publishMarkedMessage(wren, { recipient: `@${dele.username}` })
  const gone = await publishMarkedMessage(wren, { recipient: `@${eve.username}` })
  await call(`DELETE /api/posts/${gone.post.id}`, { as: wren })
  const toMediaId = (id: string | null) => (id ?? '').replace('/media/', '')
  const expectSame = async (path: (id: string, mediaId: string) => string) => {
    const answers = await Promise.all(
      [
        [post.id, toMediaId(post.audioUrl)],
        [gone.post.id, toMediaId(gone.post.audioUrl)],
        [post.id.replace(/.{4}$/, '0000'), toMediaId(post.audioUrl).replace(/.{4}$/, '0000')],
      ].map(async ([id = '', mediaId = '']) => {
        const text = await dumpResponse(await call(`GET ${path(id, mediaId)}`, { as: eve }))
        return stripTimes(text).replaceAll(id, 'ID').replaceAll(mediaId, 'ID')
      }),
    )
    expect(new Set(answers).size).toBe(1)
  }
  await expectSame((id) => `/api/posts/${id}`)
  await expectSame((id) => `/api/posts/${id}/replies`)
  await expectSame((_, mediaId) => `/media/${mediaId}`)
  await expectSame((id) => `/mue/${id}`)
  await expectSame((id) => `/og/${id}.png`)
})
