import '@spadestik/ui/styles.css'
import '@spadestik/ui/css/Button'
import type { ButtonProps } from '@spadestik/ui/Button'

/**
 * Checks that TypeScript finds the types of the component: this does not compile if `ButtonProps` has no
 * `size`.
 */
export const size: ButtonProps['size'] = 'small'
