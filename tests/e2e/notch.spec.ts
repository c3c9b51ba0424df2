/** Phones with a notch and a home bar: nothing that is pressed or read lies under them. */
import type { Page } from '@playwright/test'
import { expect, test } from './actors'
import { publishPost } from './publish-posts'

const UPRIGHT = { size: { width: 390, height: 844 }, insets: { top: 47, right: 0, bottom: 34, left: 0 } }
/** A small phone, with the layout of phones. */
const SMALL_SIDEWAYS = {
  size: { width: 667, height: 375 },
  insets: { top: 0, right: 44, bottom: 21, left: 44 },
}
const SIDEWAYS = { size: { width: 844, height: 390 }, insets: { top: 0, right: 47, bottom: 21, left: 47 } }

/** Returns the controls and texts in sight that reach under the insets at the sides or at the bottom. */
function listCovered(page: Page, { left, right, bottom }: (typeof UPRIGHT)['insets']): Promise<string[]> {
  return page.evaluate(
    (insets) => {
      // What scrolls may pass below the home bar: only what stays there counts.
      const staysInPlace = (element: Element | null): boolean => {
        for (let at = element; at; at = at.parentElement) {
          if (at.scrollHeight > at.clientHeight && getComputedStyle(at).overflowY === 'auto') return false
          if (getComputedStyle(at).position === 'fixed') return true
        }
        return false
      }
      const isCovered = (part: Text | Element): boolean => {
        const range = document.createRange()
        range.selectNode(part)
        const { left, right, bottom, top, width, height } = range.getBoundingClientRect()
        if (width < 2 || height < 2 || top >= innerHeight || bottom <= 0 || right <= 0 || left >= innerWidth)
          return false
        const isBeside = insets.left > 0 && (left < insets.left || right > innerWidth - insets.right)
        return isBeside || (bottom > innerHeight - insets.bottom && staysInPlace(part.parentElement))
      }
      const parts: (Text | Element)[] = [...document.body.querySelectorAll('svg, img')]
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (text.textContent?.trim()) parts.push(text as Text)
      return parts
        .filter(({ parentElement: parent }) => {
          const isSeen = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
          return isSeen && !parent?.closest('.visually-hidden, .skip, [inert]')
        })
        .filter(isCovered)
        .map(({ parentElement: parent }) => `${parent?.className}: ${parent?.textContent}`)
    },
    { left, right, bottom },
  )
}

for (const [name, { size, insets }] of Object.entries({
  upright: UPRIGHT,
  sideways: SIDEWAYS,
  'sideways, of a small one,': SMALL_SIDEWAYS,
}))
  test(`nothing lies under the notch or the home bar of a phone held ${name}`, {
    tag: '@extended',
  }, async ({ speaker, listener }) => {
    const post = await publishPost(speaker, { title: 'The fox is back' })
    const { page } = listener
    await page.setViewportSize(size)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never)
    const expectClear = async () => expect.soft(await listCovered(page, insets), page.url()).toEqual([])
    for (const path of [
      '/',
      '/?view=squawks',
      '/?view=mue',
      '/?view=settings',
      '/?view=graph',
      '/?view=record',
      '/?view=profile',
    ]) {
      await page.goto(path)
      await expect(page.locator('#main h1').first()).toBeAttached()
      await expectClear()
    }
    await page.goto(`/?view=squawks&post=${post.id}`)
    await page.getByRole('button', { name: 'Play: The fox is back' }).first().click()
    await expectClear()
    await page.getByRole('button', { name: /Open the player/ }).click()
    await expect(page.getByRole('dialog', { name: 'Now playing' })).toBeVisible()
    await expectClear()
    await page.goto('/')
    const menu = page.getByRole('button', { name: 'Menu' })
    // Wider windows have a rail.
    if (size.width < 768) {
      await menu.click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
      await expectClear()
    }
    await page.goto(`/squawk/${post.id}`)
    await expect(page.getByRole('heading', { name: 'The fox is back' })).toBeVisible()
    await expectClear()
  })
