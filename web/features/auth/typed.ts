/** The input shared by all sign-in and sign-up forms. */
export const NOTHING_TYPED = {
  phone: '',
  email: '',
  password: '',
  username: '',
  displayName: '',
  ageAttested: false,
}
export type Typed = typeof NOTHING_TYPED
export type FormProps = { typed: Typed; onType: (change: Partial<Typed>) => void }
