/**
 * What the Worker tells Pages of an answer: until when, in ms of the clock both have, the same may be kept for everybody.
 * Nobody else is told.
 */
export const FRESH_UNTIL_HEADER = 'x-fresh-until'
