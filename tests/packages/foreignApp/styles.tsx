import '@spadestik/ui/styles.css'
import '@spadestik/ui/css/Button'
import type { ButtonProps } from '@spadestik/ui/Button'

/** Whether the types of a component are found: without them, any property would exist. */
export const size: ButtonProps['size'] = 'small'
