/** Lists that are read anew while somebody is in them by keyboard: the focus stays, or goes on beside what went. */
import { type Actor, expect, test } from './actors'
import { acquainted, conversation, MUES } from './mues'
import { unique } from './unique'
import { sendMessage, speak } from './voices'

async function takeBack({ context, page }: Actor, path: string): Promise<void> {
  const { origin } = new URL(page.url())
  const answer = await context.request.delete(`${origin}/api/${path}`, { headers: { origin } })
  expect(answer.status()).toBe(204)
}

test('what arrives leaves the focus where it is, and what goes leaves it to what stands beside', async ({
  speaker,
  listener,
}) => {
  const { page } = listener
  const [low, high, latest] = [unique('Low'), unique('High'), unique('Latest')]
  await speak(listener, { title: unique('Lowest') })
  const last = await speak(speaker, { title: low })
  const first = await speak(speaker, { title: high })
  const replies = []
  for (const title of ['One', 'Two'])
    replies.push(await speak(speaker, { title, parents: [{ id: last.id }] }))
  const more = (title: string) => page.getByRole('button', { name: `More actions for ${title}` })

  // A feed.
  await page.goto('/?view=squawks')
  await more(high).focus()
  await speak(speaker, { title: latest })
  await expect(more(latest)).toBeVisible()
  await expect(more(high)).toBeFocused()
  await takeBack(speaker, `posts/${first.id}`)
  await expect(page.locator(`article[data-post="${last.id}"]`)).toBeFocused()

  // The replies under a card.
  await page.getByRole('button', { name: `Hear 2 replies to ${low}` }).press('Enter')
  const [one, two] = replies.map(({ id }) => page.locator(`li[data-post="${id}"]`))
  await one?.getByRole('button').first().focus()
  await takeBack(speaker, `posts/${replies[0]?.id}`)
  await expect(two ?? page.locator('body')).toBeFocused()

  // All that one author said goes at once.
  await more(latest).press('Enter')
  await page.getByRole('menuitem', { name: `Mute ${speaker.displayName}` }).press('Enter')
  await expect(more(low)).toHaveCount(0)
  await expect(page.locator('article:focus')).toHaveCount(1)
})

test('messages and notices keep the focus as well', async ({ speaker, listener }) => {
  const { page } = listener
  await acquainted(speaker, listener)
  const root = await speak(listener, { title: unique('Mine') })
  const sent = []
  for (const title of ['One', 'Two', 'Three'])
    sent.push(await sendMessage(speaker, { title, recipient: `@${listener.username}` }))
  await speak(speaker, { title: 'An answer', parents: [{ id: root.id }] })
  await page.goto(MUES)
  await conversation(page, speaker.displayName).getByRole('link').click()
  const [one, two, three] = sent.map(({ id }) => page.locator(`li[data-post="${id}"]`))
  if (!one || !two || !three) throw new Error('All three are there.')
  const ofTwo = two.getByRole('button', { name: /^More/ })
  await ofTwo.focus()
  // The first of its day.
  await takeBack(speaker, `posts/${sent[0]?.id}`)
  await expect(one).toHaveCount(0)
  await expect(ofTwo).toBeFocused()
  await takeBack(speaker, `posts/${sent[1]?.id}`)
  await expect(three).toBeFocused()

  await page
    .getByRole('button', { name: /^Notifications/ })
    .first()
    .click()
  const rows = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const { items } = await (await page.request.get('/api/notifications')).json()
  await rows.first().getByRole('button').focus()
  await takeBack(listener, `notifications/${items[0].id}`)
  await expect(rows).toHaveCount(1)
  await expect(rows).toBeFocused()
})
