/**
 * Header with the id of the user as whom a client acts. A tab that was frozen may not know yet that another account
 * signed in, whose cookie its requests carry.
 */
export const EXPECTED_USER_HEADER = 'x-owlcast-user'
