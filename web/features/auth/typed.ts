/** What a person typed while signing in or up; all forms share it. */
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
