/** Where this device keeps the language that somebody chose. */
export const LANGUAGE_KEY = 'owlcast.language'
