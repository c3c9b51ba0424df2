import { CircleAlert } from 'lucide-react'

/** What went wrong with the form as a whole: no field of it is to blame. */
export function FormProblem({ text }: { text: string | null }) {
  return (
    <p className="auth-problem" role="alert">
      {text ? (
        <>
          <CircleAlert className="i i-s" />
          {text}
        </>
      ) : null}
    </p>
  )
}
