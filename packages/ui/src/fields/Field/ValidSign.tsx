import { Check } from 'lucide-react'
import { Icon } from '../../graphics/Icon/Icon'
import * as css from './Field.css'

/** The icon of a valid value. Its text is part of the field's description. */
export function ValidSign() {
  return (
    <span className={css.valid}>
      <Icon icon={Check} />
    </span>
  )
}
