import { useEffect } from 'react'
import { askToSignIn } from '../state/sign-in'
import { HomeScreen } from './HomeScreen'

/** A link straight to signing in: home, with the dialog over it. */
export function AuthScreen() {
  useEffect(() => {
    void askToSignIn()
  }, [])
  return <HomeScreen />
}
