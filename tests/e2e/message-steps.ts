/** Steps and locators shared by tests about messages. */
import type { Page } from '@playwright/test'
import { type Actor, expect, test } from './actors'

export const MUES = '/?view=mue'
/** Returns the address of a recipient. */
export const formatHandle = ({ username }: Actor) => `@${username}`
export const toField = (page: Page) => page.getByRole('combobox', { name: 'To', exact: true })
export const sendButton = (page: Page) => page.getByRole('button', { name: /^Send( to .+)?$/ })
export const thread = (page: Page, name: string) =>
  page.getByRole('region', { name: `Conversation with ${name}` })
export const conversation = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Conversations' }).getByRole('listitem').filter({ hasText: name })

/** Makes the actors follow each other, so that their messages are no requests. */
export async function followEachOther(...people: readonly Actor[]): Promise<void> {
  const origin = test.info().project.use.baseURL ?? ''
  for (const { context, id } of people)
    for (const other of people) {
      if (other.id === id) continue
      const path = `${origin}/api/people/${other.username}/follow`
      expect((await context.request.put(path, { headers: { origin } })).status()).toBe(204)
    }
}

/** Opens the recorder for a message. */
export async function openMessageRecorder(page: Page): Promise<void> {
  await page.goto('/?view=record&mode=mue')
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible()
}
/** Attaches a track of the library. */
export async function addTrack(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add MUE' }).click()
  await page
    .getByRole('dialog', { name: 'Choose a MUE' })
    .getByRole('button', { name: `Add ${name}` })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
}
/** Returns the messages sent and received by a user, newest first. */
export async function listMessages({
  page,
}: Actor): Promise<{ title: string; audioUrl: string; seconds: number }[]> {
  return (await (await page.request.get('/api/messages')).json()).items
}
