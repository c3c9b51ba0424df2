/** Storage key of the chosen language. */
export const LANGUAGE_KEY = 'owlcast.language'
