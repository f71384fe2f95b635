import { Check } from 'lucide-react'
import { Icon } from '../../graphics/Icon/Icon'
import * as css from './Field.css'

/**
 * A check mark for a valid value. Screen readers ignore it, because the description of the field says that
 * the value is valid.
 */
export function ValidSign() {
  return (
    <span className={css.valid}>
      <Icon icon={Check} />
    </span>
  )
}
