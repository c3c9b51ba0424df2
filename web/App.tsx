export function App() {
  return <main>Owlcast</main>
}
