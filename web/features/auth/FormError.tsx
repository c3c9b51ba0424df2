import '../../ui/text/ErrorText.css'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'

/** The error of the form as a whole, without a field. */
export function FormError({ text }: { text: string | null }) {
  return (
    <p className="error-text row" role="alert">
      {text ? (
        <>
          <CircleAlert className="icon icon-small" />
          {text}
        </>
      ) : null}
    </p>
  )
}
