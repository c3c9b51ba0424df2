/** Limits of invitations. */

/** Collaborators of a post besides its author, invited or accepted. */
export const COLLABORATORS_MAX = 20
