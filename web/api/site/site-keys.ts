/** Query keys of the site's own data, which no first view reads. */
export const siteKeys = {
  site: ['site'],
  siteEdit: ['site', 'edit'],
  setup: ['setup'],
  figures: ['figures'],
  signUpRequests: ['sign-up-requests'],
  signUpInvitations: ['sign-up-invitations'],
  signUpInvitation: (token: string) => ['sign-up-invitation', token],
  licences: ['licences'],
} as const
