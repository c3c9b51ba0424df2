/**
 * Accessibility violations that axe finds in the light DOM: names, roles, labels, structure. Contrast and sizes need a
 * browser.
 */
import axe from 'axe-core'

/** Returns violations by rule with their elements; an empty list means none. */
export async function findBarriers(within: Element | Document = document): Promise<string[]> {
  const { violations } = await axe.run(within, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: true } },
  })
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' · ')}`,
  )
}
