/** Our client at the stand-in for Google. */
export const GOOGLE_CLIENT = {
  GOOGLE_CLIENT_ID: 'owlcast-tests',
  GOOGLE_CLIENT_SECRET: 'a secret between us',
}
