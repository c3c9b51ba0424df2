/** The input shared by all sign-in and sign-up forms. */
export const EMPTY_AUTH_INPUT = {
  phone: '',
  email: '',
  password: '',
  /** Null until chosen: one is derived from the email. */
  username: null as string | null,
  displayName: '',
  ageAttested: false,
}
export type AuthInput = typeof EMPTY_AUTH_INPUT
export type AuthFormProps = { input: AuthInput; onInput: (change: Partial<AuthInput>) => void }
