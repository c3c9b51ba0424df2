/** Invitations to a number that its user changes, removes, or deletes with the account, and that another one verifies. */
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { Post } from '../../domain/posts/posts.schema'
import { deleteAccount } from '../../worker/account/deletion/account-deletion.service'
import { invitations } from '../../worker/database/tables/invitations.table'
import { invite } from '../../worker/invitations/invitations.service'
import { acceptById } from '../../worker/invitations/respond.service'
import { createInterruptedTools, loadViewer } from '../support/interrupted-tools'
import {
  acceptInvitation,
  listReceivedInvitations,
  listSentInvitations,
  requestInvitation,
} from '../support/invitations'
import { publishOwlcast, publishRecording } from '../support/owlcasts'
import {
  createPhoneNumber,
  moveNumber,
  removePhoneNumber,
  setPhoneNumber,
  takeOverNumber,
} from '../support/phone-numbers'
import { getPostStatus } from '../support/posts'
import { call, createPeople, createPerson, getTools, type Person, setClockOffset } from '../support/world'

const { db } = getTools()

afterEach(() => setClockOffset(0))

/** Wren has Pro and may publish owlcasts; Mara has the number. */
async function createOwners() {
  const wren = await createPerson('Wren', { pro: true })
  const [mara, eve] = await createPeople('Mara', 'Eve')
  const phone = createPhoneNumber()
  await setPhoneNumber(mara, phone)
  return { wren, mara, eve, phone }
}

const readErrorCode = async (answer: Response) =>
  (await answer.json<{ error: { code: string } }>()).error.code
const listByNumber = (phone: string) => db.select().from(invitations).where(eq(invitations.identifier, phone))

test.each(['changes', 'removes'])(
  'keeps a private owlcast from the next owner of an invited number when its user %s it',
  async (how) => {
    const { wren, mara, eve, phone } = await createOwners()
    const cast = await publishOwlcast(wren, { visibility: 'private' })
    const recording = await publishRecording(wren, cast)
    const listStatuses = (as: Person) => Promise.all([cast, recording].map((post) => getPostStatus(as, post)))
    expect((await requestInvitation(wren, cast, phone)).status).toBe(201)
    const [invitation] = await listReceivedInvitations(mara)
    if (how === 'changes') await setPhoneNumber(mara, createPhoneNumber())
    else await removePhoneNumber(mara)

    await takeOverNumber(eve, phone)
    expect([await listReceivedInvitations(eve), await listStatuses(eve)]).toEqual([[], [404, 404]])
    expect((await acceptInvitation(eve, invitation?.id)).status).toBe(404)
    expect(await listStatuses(mara)).toEqual([200, 200])
    // The inviter notices nothing, and may invite the next owner.
    expect(await listSentInvitations(wren, cast)).toMatchObject([{ to: phone, state: 'pending' }])
    if (how === 'changes') {
      expect((await requestInvitation(wren, cast, phone)).status).toBe(201)
      expect([await listStatuses(eve), await listStatuses(mara)]).toEqual([
        [200, 200],
        [404, 404],
      ])
      return
    }
    // Neither does the erasure of the next owner change it.
    await deleteAccount(getTools(), eve.id)
    expect(await listSentInvitations(wren, cast)).toMatchObject([{ to: phone, state: 'pending' }])
    expect((await listReceivedInvitations(mara)).map(({ id }) => id)).toEqual([invitation?.id])
    await deleteAccount(getTools(), mara.id)
    expect(await listSentInvitations(wren, cast)).toEqual([])
  },
)

test('names a former owner of a number who declined, or whose invitation was revoked, to nobody', async () => {
  const { wren, mara, eve, phone } = await createOwners()
  const [declined, revoked, accepted] = [
    await publishOwlcast(wren),
    await publishOwlcast(wren),
    await publishOwlcast(wren),
  ]
  for (const cast of [declined, revoked, accepted]) await requestInvitation(wren, cast, phone)
  const received = await listReceivedInvitations(mara)
  const findId = ({ id }: Post) => received.find(({ post }) => post.id === id)?.id
  await call(`POST /api/invitations/${findId(declined)}/decline`, { as: mara })
  await acceptInvitation(mara, findId(accepted))
  await removePhoneNumber(mara)
  await call(`DELETE /api/invitations/${findId(revoked)}`, { as: wren })
  await takeOverNumber(eve, phone)
  await deleteAccount(getTools(), eve.id)
  expect(await listSentInvitations(wren, declined)).toEqual([])
  expect(await listSentInvitations(wren, revoked)).toEqual([])
  // A collaborator is named on the owlcast.
  expect(await listSentInvitations(wren, accepted)).toMatchObject([
    { to: `@${mara.username}`, state: 'accepted' },
  ])
})

test('invites the next owner of a number with which a collaborator accepted', async () => {
  const { wren, mara, eve, phone } = await createOwners()
  const cast = await publishOwlcast(wren, { visibility: 'private' })
  // The accepted one is left of the two.
  await requestInvitation(wren, cast, `@${mara.username}`)
  await requestInvitation(wren, cast, phone)
  const [sent] = await listByNumber(phone)
  expect((await acceptInvitation(mara, sent?.id)).status).toBe(200)
  expect(await readErrorCode(await requestInvitation(wren, cast, phone))).toBe(
    'invitation.already_collaborator',
  )
  await moveNumber(phone, mara, eve)
  expect((await requestInvitation(wren, cast, phone)).status).toBe(201)
  const listed = await listSentInvitations(wren, cast)
  expect(listed.map(({ to, state }) => `${to} ${state}`).sort()).toEqual(
    [`${phone} pending`, `@${mara.username} accepted`].sort(),
  )
  const [received] = await listReceivedInvitations(eve)
  expect((await acceptInvitation(eve, received?.id)).status).toBe(200)
  expect([await getPostStatus(mara, cast), await getPostStatus(eve, cast)]).toEqual([200, 200])
  expect(await readErrorCode(await requestInvitation(wren, cast, phone))).toBe(
    'invitation.already_collaborator',
  )
})

test('deletes a former number from an invitation that was revoked while its user had it', async () => {
  const { wren, mara, phone } = await createOwners()
  const cast = await publishOwlcast(wren)
  await requestInvitation(wren, cast, phone)
  const [sent] = await listByNumber(phone)
  expect((await call(`DELETE /api/invitations/${sent?.id}`, { as: wren })).status).toBe(204)
  await removePhoneNumber(mara)
  await deleteAccount(getTools(), mara.id)
  expect(await listByNumber(phone)).toEqual([])
})

test('accepts no invitation to a number that was given up and invited again meanwhile', async () => {
  const { wren, mara, eve, phone } = await createOwners()
  const cast = await publishOwlcast(wren, { visibility: 'private' })
  await requestInvitation(wren, cast, phone)
  const [received] = await listReceivedInvitations(mara)
  const viewer = await loadViewer(mara)
  const meanwhile = createInterruptedTools(async () => {
    await removePhoneNumber(mara)
    await requestInvitation(wren, cast, phone)
  })
  await expect(acceptById(meanwhile, viewer, received?.id ?? '')).rejects.toMatchObject({
    code: 'invitation.invalid',
  })
  await takeOverNumber(eve, phone)
  expect([await getPostStatus(mara, cast), await getPostStatus(eve, cast)]).toEqual([404, 200])
})

test.each(['given up', 'deleted with its account'])(
  'keeps an invitation that was on its way from the next owner of a number that was %s',
  async (how) => {
    const { wren, mara, eve, phone } = await createOwners()
    const cast = await publishOwlcast(wren, { visibility: 'private' })
    const viewer = await loadViewer(wren)
    const meanwhile = createInterruptedTools(() =>
      how === 'given up' ? removePhoneNumber(mara) : deleteAccount(getTools(), mara.id),
    )
    const input = { postId: cast.id, typed: phone }
    expect(await invite(meanwhile, viewer, input)).toMatchObject({ link: expect.stringContaining(cast.id) })
    await takeOverNumber(eve, phone)
    expect([await getPostStatus(wren, cast), await getPostStatus(eve, cast)]).toEqual([200, 404])
    if (how === 'given up') expect(await getPostStatus(mara, cast)).toBe(200)
  },
)
