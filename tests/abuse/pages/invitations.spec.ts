/**
 * Invitations through the interface: typed strings are rejected with a message or sent, and invited users see names and
 * titles as text.
 */

import { isEmail, normalizeEmail } from '../../../domain/people/email'
import { isUsername, normalizeUsername } from '../../../domain/people/people'
import { openInviteForm } from '../../e2e/invite-steps'
import { addFigure } from '../figures'
import { readToken } from '../mailbox'
import { createNaughtyUsers } from './naughty-users'
import { publish } from './publish-posts'
import { expect, test, type ViewerWindow } from './server-fixture'
import { OURS } from './strings'
import { measureOverflow } from './watch-page'

/** Opens the invitation form on the own card. */
async function openInvite({ page }: ViewerWindow, postId: string) {
  await page.goto(`/?view=squawks&post=${postId}`)
  // Once the list is complete, the card keeps its place.
  await page.waitForLoadState('networkidle')
  const card = page.locator(`article[data-post="${postId}"]`)
  const field = await openInviteForm(card)
  return { form: page.getByRole('dialog'), field }
}

test('the invitation form rejects naughty strings with a message', async ({ server, openWindow }) => {
  const mara = await server.createUser('Mara')
  const { id } = await publish(server, mara, 'squawk', { title: 'Everybody is invited', tags: ['a'] })
  const viewer = await openWindow(mara)
  const { form, field } = await openInvite(viewer, id)
  let typed = 0
  for (const [at, text] of OURS.entries())
    for (const to of [[text], [`@${text}`], [text, `${text}@example.net`]][at % 3] ?? []) {
      // Some are valid addresses, which would receive an email, or usernames, which another test may have taken.
      if (isEmail(normalizeEmail(to)) || (to.startsWith('@') && isUsername(normalizeUsername(to)))) continue
      // Attempts are rate-limited, and all of these are one user's.
      if (typed % 20 === 0) await server.query('delete from rate_limits')
      await field.fill(to)
      await field.press('Enter')
      await expect(form.getByRole('alert'), to).not.toHaveText('')
      await expect(form.getByRole('alert'), to).not.toContainText('on our side')
      expect(await measureOverflow(viewer.page), to).toBe(0)
      // The browser itself logs 4xx responses.
      const flaws = await viewer.flaws()
      expect(
        flaws.filter((flaw) => !/Failed to load resource.* 4\d\d/.test(flaw)),
        to,
      ).toEqual([])
      typed += 1
      // The message disappears with the next input.
      await field.fill('')
      await expect(form.getByRole('alert')).toHaveCount(0)
    }
  expect(await server.query('select id from invitations where inviter_id = ?', mara.id)).toEqual([])
  addFigure('typed into the invitation form', typed, 'rejected with a message, nothing ran')
})

test('an invited user sees the naughty names of post and inviter as text', async ({ server, openWindow }) => {
  const { users } = await createNaughtyUsers(server)
  const some = users.filter(({ typed }) => OURS.includes(typed)).filter((_, at) => at % 6 === 0)
  const reader = await server.createUser('Ines')
  const visitor = await openWindow()
  for (const [at, { person, post, name, title, typed }] of some.entries()) {
    const inviter = await openWindow(person)
    const email = `o'ines${at}+a_b@example.net`
    const { field } = await openInvite(inviter, post.id)
    await field.fill(email)
    await field.press('Enter')
    await expect(inviter.page.getByText(`Invitation sent to ${email}!`)).toBeVisible()
    const again = await openInvite(inviter, post.id)
    await again.field.fill(`@${reader.username}`)
    await again.field.press('Enter')
    await expect(inviter.page.getByText(`Invitation sent to @${reader.username}!`)).toBeVisible()
    await (await openInvite(inviter, post.id)).form.getByRole('button', { name: 'See who’s invited' }).click()
    const dialog = inviter.page.getByRole('dialog', { name: 'Collaborators' })
    await expect(dialog.locator('.text-block bdi')).toHaveText([`@${reader.username}`, email])
    expect(await measureOverflow(inviter.page), typed).toBe(0)
    expect(await inviter.flaws(), typed).toEqual([])
    await inviter.context.close()

    // As escaped in the mailbox.
    const token = await readToken(server, email.replace("'", '&#39;'), 'invitation')
    await visitor.page.goto(`/squawk/${post.id}?invitation=${token}`)
    const note = visitor.page.getByRole('region', { name: 'Invitation' })
    await expect(note).toContainText(`${name} invited you to collaborate.`)
    await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await measureOverflow(visitor.page), typed).toBe(0)
    expect(await visitor.flaws(), typed).toEqual([])
  }
  const hers = await openWindow(reader)
  await hers.page.goto('/')
  await hers.page.getByRole('region', { name: 'Invitations' }).getByRole('button', { name: 'View' }).click()
  const notices = hers.page.getByRole('dialog', { name: 'Invitations' })
  await expect(notices.getByRole('listitem')).toHaveCount(some.length)
  const shown = await notices.getByRole('listitem').locator('.text-block').allTextContents()
  const wanted = some.map(
    ({ name, title, person }) => `${name} invited you to collaborate“${title}” by @${person.username}`,
  )
  expect(wanted.filter((one) => !shown.includes(one))).toEqual([])
  for (const width of [390, 320, 1280]) {
    await hers.page.setViewportSize({ width, height: 844 })
    expect(await measureOverflow(hers.page), `${width} px`).toBe(0)
  }
  await notices
    .getByRole('button', { name: /^Accept: / })
    .first()
    .click()
  await expect(hers.page.getByText(/^You’re now a collaborator on “/)).toBeVisible()
  expect(await hers.flaws()).toEqual([])
  addFigure('invitations by email and in the app', 2 * some.length, 'name and title as sent, nothing ran')
})
