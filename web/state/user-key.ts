/** The storage key of the last signed-in user; the build puts it into the page. */
export const USER_KEY = 'owlcast.me.1'
