import * as css from './Field.css'

/** The asterisk after the label of a field that must have a value. Screen readers announce the state instead. */
export function RequiredMark() {
  return (
    <span className={css.required} aria-hidden>
      *
    </span>
  )
}
