import { HOME } from '../words/shell'

export function HomeScreen() {
  return <h1>{HOME.headline}</h1>
}
