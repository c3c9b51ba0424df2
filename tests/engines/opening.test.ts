/** The first minutes: how the site looks in the system's colours, and signing in. */
import { expect } from 'vitest'
import { signUpUser } from '../abuse/mailbox'
import { publish } from '../abuse/pages/publish-posts'
import { heading, textLike } from './steps'
import { story } from './story'

const PASSWORD = 'a quiet canal at dusk'

for (const scheme of ['light', 'dark'] as const)
  story(`opens and fits where the system is ${scheme}`, [], async ({ open, server, wren }) => {
    await publish(server, wren, 'squawk', { title: 'The fox is back', tags: ['fox'] })
    const page = await open({ scheme })
    for (const width of [390, 1280]) {
      await page.setWidth(width)
      await page.open('/?view=squawks')
      await page.waitFor(heading('The fox is back'))
      const shown = await page.run(async () => {
        const fonts = await document.fonts.ready
        const [, ...rgb] = /(\d+), (\d+), (\d+)/.exec(getComputedStyle(document.body).backgroundColor) ?? []
        return {
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          isDark: rgb.every((part) => Number(part) < 80),
          fonts: [...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
        }
      })
      expect(shown).toMatchObject({ overflow: 0, isDark: scheme === 'dark' })
      expect(shown.fonts.join()).toContain('Hanken Grotesk')
    }
  })

story('signs in with a password', [], async ({ open, server }) => {
  const { email } = await signUpUser(server, PASSWORD)
  const page = await open()
  await page.setWidth(390)
  await page.open('/?sign-in=email')
  await page.fill('dialog input[type=email]', email)
  await page.fill('dialog input[type=password]', PASSWORD)
  await page.press('dialog button[type=submit]')
  await page.waitFor(textLike('Welcome, New'))
})
