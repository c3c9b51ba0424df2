/** The app's language: the browser's until another one is chosen on this device. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { SETTINGS as GERMAN_SETTINGS } from '../../../domain/locales/de/account'
import { SETTINGS as DUTCH_SETTINGS } from '../../../domain/locales/nl/account'
import { fireEvent, type RenderedApp, renderApp, screen, waitFor } from '../../../tests/components'

/** Opens the settings in a browser with this language; calls `run` with a spy for page reloads. */
async function openIn(
  language: string,
  run: (app: RenderedApp, reloadPage: ReturnType<typeof vi.fn>) => Promise<RenderedApp>,
) {
  const reloadPage = vi.fn()
  vi.spyOn(location, 'reload').mockImplementation(reloadPage)
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language])
  const app = await renderApp({ path: '/?view=settings&group=you' })
  let last = app
  try {
    last = await run(app, reloadPage)
  } finally {
    // Messages stay in the language of their modules: the next test starts in English.
    languages.mockReturnValue(['en'])
    localStorage.clear()
    document.documentElement.lang = 'en'
    await last.reload()
  }
}

const pageLanguage = () => document.documentElement.lang

test('uses the language of the browser until another one is chosen for this device', async () => {
  const logError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => logError.mockRestore())
  await openIn('de-AT', async (german, reloadPage) => {
    const germanField = await screen.findByLabelText(GERMAN_SETTINGS.language)
    expect(pageLanguage()).toBe('de')
    await german.user.selectOptions(germanField, 'nl')
    expect(reloadPage).toHaveBeenCalledOnce()
    const dutch = await german.reload()
    const dutchField = await screen.findByLabelText(DUTCH_SETTINGS.language)
    expect(dutchField).toHaveValue('nl')
    expect(pageLanguage()).toBe('nl')
    await dutch.user.selectOptions(dutchField, '')
    expect(reloadPage).toHaveBeenCalledTimes(2)
    const again = await dutch.reload()
    expect(await screen.findByLabelText(GERMAN_SETTINGS.language)).toHaveValue('')
    expect(pageLanguage()).toBe('de')
    expect(logError).not.toHaveBeenCalled()
    return again
  })
})

test('skips languages on arrow keys, and reloads the page on blur', async () => {
  await openIn('en', async (app, reloadPage) => {
    const field = await screen.findByLabelText('Language')
    field.focus()
    for (const passed of ['en', 'es', 'fr', 'de']) {
      // A browser dispatches both on one press; happy-dom selects no option by keys.
      fireEvent.keyDown(field, { key: 'ArrowDown' })
      fireEvent.change(field, { target: { value: passed } })
      await waitFor(() => expect(field).toHaveValue(passed))
      expect(field).toHaveFocus()
    }
    expect(reloadPage).not.toHaveBeenCalled()
    await app.user.tab()
    expect(reloadPage).toHaveBeenCalledOnce()
    const german = await app.reload()
    expect(await screen.findByLabelText(GERMAN_SETTINGS.language)).toHaveValue('de')
    expect(pageLanguage()).toBe('de')
    return german
  })
})

test('reloads the page when Enter selects a language', async () => {
  await openIn('en', async (app, reloadPage) => {
    const field = await screen.findByLabelText('Language')
    field.focus()
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    fireEvent.change(field, { target: { value: 'fr' } })
    expect(reloadPage).not.toHaveBeenCalled()
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(reloadPage).toHaveBeenCalledOnce()
    return app
  })
})
