import { screen, waitFor } from '@testing-library/react'

/** Waits for a text in an element of role `alert`; a page has several of these, most of them empty. */
export function findAlert(text: string | RegExp, within: Pick<typeof screen, 'getAllByRole'> = screen) {
  return waitFor(() => {
    const alerts = within.getAllByRole('alert')
    const found = alerts.find(({ textContent }) =>
      typeof text === 'string' ? textContent.includes(text) : text.test(textContent),
    )
    if (!found) throw new Error(`No alert says ${text}; there are: ${alerts.map((one) => one.textContent)}`)
    return found
  })
}
