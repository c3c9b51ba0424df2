/** Examples of the page for developers. A test takes them from the page and runs them. */
import examples from './examples.json'

export const OPENAPI_PATH = '/api/openapi.json'
export const DEVELOPERS_PATH = '/developers'

export type ExampleName = keyof typeof examples

/** The code of an example for the site at this origin. */
export function getExample(name: ExampleName, origin: string): string {
  return examples[name].join('\n').replaceAll('{origin}', origin)
}
