import { Check } from 'lucide-react'
import { Icon } from '../../graphics/Icon/Icon'
import * as css from './Field.css'

/** Draws the quiet sign of a value that is in order; the words for it stand in the field's description. */
export function ValidSign() {
  return (
    <span className={css.valid}>
      <Icon icon={Check} />
    </span>
  )
}
