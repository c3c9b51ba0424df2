import { fileURLToPath } from 'node:url'

/** File of the figures: a JSON array of three strings per line. */
export const FIGURES = fileURLToPath(new URL('../../test-results/abuse-figures.jsonl', import.meta.url))
