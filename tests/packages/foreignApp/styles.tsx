import '@spadestik/ui/styles.css'
import '@spadestik/ui/css/Button'
import type { ButtonProps } from '@spadestik/ui/Button'

/**
 * Fails to compile if `size` has no type. Without the types of the component, any property would be accepted.
 */
export const size: ButtonProps['size'] = 'small'
