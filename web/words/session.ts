/** Words of a session's end, apart from the dialog's, which load later. */
export const SESSION = {
  signedOut: 'You are signed out.',
}
