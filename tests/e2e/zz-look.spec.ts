import { expect, test } from './actors'
import { followEachOther, formatHandle } from './message-steps'
import { sendMessage } from './publish-posts'
import { openRecorder, record } from './recording-steps'
import { unique } from './unique'

for (const scheme of ['dark', 'light'] as const)
  for (const [name, viewport] of [['m', { width: 390, height: 844 }], ['d', { width: 1280, height: 800 }]] as const)
    test(`look ${scheme} ${name}`, async ({ speaker, listener }) => {
      const { page } = speaker
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme: scheme })
      await followEachOther(speaker, listener)
      await sendMessage(speaker, { recipient: formatHandle(listener), title: unique('Before') })
      await page.goto('/?view=squawks')
      const shot = (what: string) => page.screenshot({ path: `/work/looks/${what}-${name}-${scheme}.png` })
      const button = page.getByRole('link', { name: /^Record/ }).filter({ visible: true }).first()
      const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      await page.mouse.move(x + width / 2, y + height / 2)
      await page.mouse.down()
      const dialog = page.getByRole('dialog', { name: 'Recording', exact: true })
      await expect(dialog.getByLabel('Recorded time')).toHaveText(/[2-9]$/)
      await shot('hold')
      const seat = await dialog.locator('.wires [data-kind="hum"] .seat').boundingBox()
      if (seat) await page.mouse.move(seat.x + 20, seat.y + 20, { steps: 4 })
      await page.waitForTimeout(400)
      await shot('hold-over')
      await page.mouse.up()
      await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()
      await page.waitForTimeout(600)
      await shot('stopped-hum')
      await page.getByRole('radiogroup').getByText('Squawk', { exact: true }).click()
      await page.waitForTimeout(600)
      await shot('stopped-squawk')
      await page.screenshot({ path: `/work/looks/stopped-full-${name}-${scheme}.png`, fullPage: true })
      void openRecorder
      void record
    })
